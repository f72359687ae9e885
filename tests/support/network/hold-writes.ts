import { network } from './server';
import type { TableName } from './tables';

/** Holds the writes to a table until a call of the returned function. */
export function holdWrites(table: TableName): () => void {
  let release = () => {};
  network.holds.set(table, new Promise<void>((resolve) => (release = resolve)));
  return () => {
    network.holds.delete(table);
    release();
  };
}
