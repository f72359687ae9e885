import type { QueryClient } from '@tanstack/react-query';

/** Content of a kind is told of as one: supabase/migrations/*_content_stamps.sql. */
export type ContentKind =
  'posts' | 'consoles' | 'links' | 'settings' | 'social links' | 'categories' | 'console of the month';

/** When each kind last changed for visitors: src/data/reads/content-stamps.ts. */
export const contentStampsKey = ['content-stamps'] as const;

const changed = new WeakMap<QueryClient, Set<ContentKind>>();

/** Notes kinds that have changed since the build: the snapshots of its pages are out of date. */
export function noteChanged(client: QueryClient, kinds: readonly ContentKind[]): void {
  changed.set(client, new Set([...(changed.get(client) ?? []), ...kinds]));
}

/** Has anything changed since the build, as far as is known? */
export function hasAnyChanged(client: QueryClient): boolean {
  return (changed.get(client)?.size ?? 0) > 0;
}

/** Has one of these kinds changed since the build, as far as is known? */
export function haveChanged(client: QueryClient, kinds: readonly ContentKind[]): boolean {
  return kinds.some((kind) => changed.get(client)?.has(kind));
}
