import { network } from './server';
import type { TableName } from './tables';

/** Lets the writes to a table wait until the function that it gives is called. */
export function holdWrites(table: TableName): () => void {
  let release = () => {};
  network.holds.set(table, new Promise<void>((resolve) => (release = resolve)));
  return () => {
    network.holds.delete(table);
    release();
  };
}
