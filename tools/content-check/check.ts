import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isHttpUrl } from '../../src/lib/safe-url.ts';
import { inTransaction } from '../backup/database.ts';
import { findTarget, migrationNames, onDatabase } from '../backup/run-command.ts';
import { requireMigrations } from '../backup/schema-version.ts';
import { askAddresses } from './ask-addresses.ts';
import { readContent } from './read-content.ts';
import { keepReport, reportText, reportOn } from './report.ts';

/** `npm run content -- check`: finds flaws of the content, and keeps the report for the dashboard. */
export async function checkCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { 'no-network': { type: 'boolean', default: false } } });
  const asking = values['no-network'] ? null : { userAgent: userAgent(), timeout: 10_000, pause: 1000 };
  const target = findTarget();
  const content = await onDatabase(target, 'export', (database) =>
    inTransaction(database, 'read', async () => {
      await requireMigrations(database, migrationNames());
      return readContent(database);
    }),
  );
  // The check takes minutes, so the command closes the database during the check.
  const report = await reportOn(content, asking && ((addresses) => askAddresses(addresses, asking)));
  console.info(`\n${reportText(report)}\n`);
  await onDatabase(target, 'export', (database) => keepReport(database, report));
  console.info(`The report is kept in ${target.name}.`);
}

/** @throws Error without an address of the site: hosts may want to know who sends the requests. */
function userAgent(): string {
  const { VITE_SITE_URL: site = '' } = loadEnv('production', path.join(import.meta.dirname, '../..'), 'VITE_SITE_URL');
  if (!isHttpUrl(site))
    throw new Error('VITE_SITE_URL has to be the address of the site: it is told to everybody who is asked.');
  return `handheld-legacy-content-check/1.0 (+${site})`;
}
