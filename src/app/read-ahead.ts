import { mayBeSent } from '@/data/public-query';
import { activeSocialLinks } from '@/data/social-links';
import { siteSettings } from '@/data/settings';
import { defaultSettings } from '@/data/default-settings';
import type { QueryClient } from '@tanstack/react-query';
import { findRoute, preparePath } from '@/lib/router';
import { publicRoutes, routes, type AnyQuery } from './routes';

/** Starts loading what a path needs: its code, and what it reads. Resolves when the code is there. */
export function readAhead(client: QueryClient, pathname: string): Promise<void> | undefined {
  if (!pathname.startsWith('/admin'))
    for (const query of queriesOf(client, pathname)) {
      const known = client.getQueryCache().find({ queryKey: query.queryKey, exact: true });
      if (!known || mayBeSent(known)) client.query(query).catch(() => undefined);
    }
  return preparePath(routes, pathname);
}

/** Loads the code of the page that is mostly opened from this one. */
export function readFurther(pathname: string): void {
  const next = findRoute(publicRoutes, pathname)?.route.next;
  if (next) preparePath(routes, next)?.catch(() => undefined);
}

/** What every public page reads. */
export const commonQueries: readonly AnyQuery[] = [siteSettings(), activeSocialLinks()];

/** What a public page reads beside that, as far as its path tells. */
export function queriesOf(client: QueryClient, pathname: string): AnyQuery[] {
  const found = findRoute(publicRoutes, pathname);
  const settings = client.getQueryData(siteSettings().queryKey) ?? defaultSettings;
  return found?.route.queries?.(found.params, settings) ?? [];
}
