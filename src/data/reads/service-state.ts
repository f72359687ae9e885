import type { Query, QueryCache } from '@tanstack/react-query';

/** How long a read that the service rejected or failed is not sent again. */
export const backoffMilliseconds = 60_000;

/** Any query, whatever it answers. */
type AnyQuery = Pick<Query, 'isActive'>;

/** A snapshot may have answered them since. */
const failed = new WeakSet<AnyQuery>();

/** Has the last read failed for good? */
export function isFailed(query: AnyQuery): boolean {
  return failed.has(query);
}

export function noteAnswer(query: AnyQuery): void {
  failed.delete(query);
}

/** Records a read that failed for good. Nothing sends it again here: its own triggers do. */
export function noteFailure(query: AnyQuery): void {
  failed.add(query);
}

/** Has a read failed that the page shows? Another page's failure is no outage for this one. */
export function isServiceDown(queries: QueryCache): boolean {
  return queries.getAll().some((query) => isFailed(query) && query.isActive());
}
