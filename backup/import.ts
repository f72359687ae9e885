import { parseArgs } from 'node:util';
import { importContent } from './import-content.ts';
import { listed, onDatabase, runCommand } from './run-command.ts';

/** `npm run content:import -- FOLDER [--replace]`: brings an export back into a database. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('Which folder? npm run content:import -- FOLDER [--replace]');
  await onDatabase(false, async ({ database, migrations }) => {
    const { rows, accounts, adminCanSignIn } = await importContent(database, folder, migrations, values);
    console.info(`From ${folder} to ${database.name}: ${listed(rows)}.`);
    if (accounts.byEmail.length > 0) console.info(`Accounts found by e-mail address: ${accounts.byEmail.join(', ')}.`);
    if (accounts.without.length > 0)
      console.info(
        `Without an account here, so they cannot sign in yet (docs/backup.md): ${accounts.without.join(', ')}.`,
      );
    if (!adminCanSignIn) console.info('No admin can sign in: link one to an account (docs/backup.md).');
  });
});
