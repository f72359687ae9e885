import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { runCommand } from './run-command.ts';

/** `npm run content -- export FOLDER`, `npm run content -- import FOLDER`. */
await runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'export') await exportCommand(args);
  else if (command === 'import') await importCommand(args);
  else throw new Error('Which way? npm run content -- export FOLDER, or import FOLDER');
});
