import { exportCommand } from './backup/export.ts';
import { importCommand } from './backup/import.ts';
import { runCommand } from './backup/run-command.ts';
import { checkCommand } from './content-check/check.ts';

const commands = new Map([
  ['export', exportCommand],
  ['import', importCommand],
  ['check', checkCommand],
]);

const help = `npm run content -- export FOLDER [--revisions] [--with-messages]   writes the content to readable files (docs/backup.md)
npm run content -- import FOLDER [--replace]                       reads it back (docs/backup.md)
npm run content -- check [--no-network]                            looks for dead links and the like (docs/content-check.md)`;

/** `npm run content -- export FOLDER`, `import FOLDER`, `check` or `help`. */
await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands.get(name);
  if (command) await command(args);
  else if (name === 'help') console.info(help);
  else throw new Error(`Which command?\n${help}`);
});
