import type { Query, QueryCache } from '@tanstack/react-query';

/** The wait before a read is sent again, after the service rejected it or failed. */
export const backoffMilliseconds = 60_000;

type AnyQuery = Pick<Query, 'isActive'>;

/** Queries whose last read failed. A snapshot may have given them data since. */
const failed = new WeakSet<AnyQuery>();

/** Says whether the last read of a query failed after its retries. */
export function isFailed(query: AnyQuery): boolean {
  return failed.has(query);
}

export function recordSuccess(query: AnyQuery): void {
  failed.delete(query);
}

/** Records a query whose read failed after its retries. Later triggers of the query, such as focus, send the read again. */
export function recordFailure(query: AnyQuery): void {
  failed.add(query);
}

/** Says whether a read of the shown page has failed. A failed read of another page does not count. */
export function isServiceDown(queries: QueryCache): boolean {
  return queries.getAll().some((query) => isFailed(query) && query.isActive());
}
