import { parseArgs } from 'node:util';
import { exportContent } from './export-content.ts';
import { findTarget, listed, migrationNames, onDatabase } from './run-command.ts';

/** `npm run content -- export FOLDER`: writes the content of the database to readable files. */
export async function exportCommand(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('Which folder? npm run content -- export FOLDER');
  const target = findTarget();
  await onDatabase(target, 'export', async (database) => {
    const rows = await exportContent(database, folder, migrationNames());
    console.info(`From ${target.name} to ${folder}: ${listed(rows)}.`);
  });
}
