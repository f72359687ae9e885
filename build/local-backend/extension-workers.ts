import type { Backend } from './backend.ts';
import { printable } from './database-errors.ts';

type Database = Pick<Backend, 'sql' | 'script'>;

/** A request in the queue of pg_net. */
export interface QueuedRequest {
  method: string;
  url: string;
}

/** Stands in for pg_net without sending anything: empties the queue, and records status 200 for each request. */
export function takeQueuedRequests({ sql }: Database): Promise<QueuedRequest[]> {
  return sql(`
    with taken as (delete from net.http_request_queue returning id, method, url),
      answered as (insert into net._http_response (id, status_code, timed_out) select id, 200, false from taken)
    select method, url from taken order by id`);
}

/** Stands in for pg_cron: runs every active job once, regardless of its schedule. */
export async function runJobs({ sql, script }: Database): Promise<void> {
  const jobs = await sql<{ command: string }>('select command from cron.job where active order by jobid');
  for (const { command } of jobs) {
    await script(command).catch((error: unknown) => console.error(`[clock] ${printable(String(error))}`));
  }
}
