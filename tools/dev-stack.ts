import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDevelopmentAccounts } from './stack/development-accounts.ts';
import { readStatus, withProject } from './stack/local-project.ts';
import { pushMigrations, supabase } from './stack/supabase-cli.ts';

const environmentFile = path.join(import.meta.dirname, '../.env.local');

/** `npm run dev:stack`: connects `npm run dev` to the stack of the Supabase CLI, which needs Docker. */
async function startLocalStack(): Promise<void> {
  console.info('Starting the stack of the Supabase CLI; the first time it downloads for minutes.');
  await supabase('start');
  const project = readStatus((await supabase('status', '--output', 'json')).stdout);
  await pushMigrations(project.databaseUrl);
  await addDevelopmentAccounts(project.databaseUrl);
  const before = existsSync(environmentFile) ? readFileSync(environmentFile, 'utf8') : '';
  writeFileSync(environmentFile, withProject(before, project));
  console.info(`The stack answers at ${project.url}, and .env.local names it. Next: npm run dev`);
}

await startLocalStack().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
