import { parseArgs } from 'node:util';
import { exportContent } from './export-content.ts';
import { listed, onDatabase, runCommand } from './run-command.ts';

/** `npm run content:export -- FOLDER`: writes the content of the database to readable files. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('Which folder? npm run content:export -- FOLDER');
  await onDatabase(true, async ({ database, migrations }) => {
    const rows = await exportContent(database, folder, migrations);
    console.info(`From ${database.name} to ${folder}: ${listed(rows)}.`);
  });
});
