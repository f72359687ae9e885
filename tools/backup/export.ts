import { parseArgs } from 'node:util';
import { exportContent } from './export-content.ts';
import { historyTable, messagesTable } from './tables.ts';
import { findTarget, rowCounts, migrationNames, onDatabase } from './run-command.ts';

const usage = 'npm run content -- export FOLDER [--revisions] [--with-messages]';

/** `npm run content -- export FOLDER`: writes the content of the database to readable files. */
export async function exportCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      revisions: { type: 'boolean', default: false },
      'with-messages': { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(`Which folder? ${usage}`);
  const requestedTables = [
    ...(values.revisions ? [historyTable] : []),
    ...(values['with-messages'] ? [messagesTable] : []),
  ];
  const target = findTarget();
  await onDatabase(target, 'export', async (database) => {
    const rows = await exportContent(database, folder, migrationNames(), requestedTables, database.pictures);
    console.info(`From ${target.name} to ${folder}: ${rowCounts(rows)}.`);
    if (database.pictures === null)
      console.info('The files of pictures are not in it: SUPABASE_URL has to say where they are (docs/backup.md).');
  });
}
