import type { QueryClient } from '@tanstack/react-query';

/** A content stamp covers one kind: supabase/migrations/*_content_stamps.sql. */
export type ContentKind =
  'posts' | 'consoles' | 'links' | 'settings' | 'social links' | 'categories' | 'console of the month';

/** The key of the query in src/data/reads/content-stamps.ts. */
export const contentStampsKey = ['content-stamps'] as const;

const changed = new WeakMap<QueryClient, Set<ContentKind>>();

/** Records the kinds that have changed since the build. The snapshots are out of date for these kinds. */
export function recordChangedKinds(client: QueryClient, kinds: readonly ContentKind[]): void {
  changed.set(client, new Set([...(changed.get(client) ?? []), ...kinds]));
}

export function hasContentChanged(client: QueryClient): boolean {
  return (changed.get(client)?.size ?? 0) > 0;
}

export function hasAnyKindChanged(client: QueryClient, kinds: readonly ContentKind[]): boolean {
  return kinds.some((kind) => changed.get(client)?.has(kind));
}
