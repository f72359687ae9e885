import { allCategories } from '@/data/categories';
import { featuredConsole } from '@/data/console-of-month';
import { consoleBySlug, consoleCatalogue } from '@/data/consoles';
import { activeLinks } from '@/data/links';
import { blogPageSize, latestPosts, postBySlug, postPage, relatedCount } from '@/data/posts';
import type { SiteSettings } from '@/data/settings';
import { loadedScreen, screen, type Params, type Route } from '@/lib/router';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { PublicLayout } from './public-layout';

/** A read, whatever it gives. */
export type AnyQuery = Pick<UseQueryOptions, 'queryFn'> & { queryKey: QueryKey };

/** A page that everybody may see. */
export interface PublicRoute extends Route {
  /** Its file in `screens/public`: a build names its code in the page. */
  file: string;
  /** An address of the kind of page that visitors mostly open from here. */
  next?: string;
  /** What it reads when nothing is searched or paged, beside what every page reads. */
  queries?: (params: Params, settings: SiteSettings) => AnyQuery[];
}

/** All consoles, oldest first: the timeline's and the catalogue's. */
const everyConsole = consoleCatalogue({ search: '', era: '' });

/** Every public address of the site. Each screen is its own chunk. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/',
    file: 'home',
    screen: screen(async () => ({ Component: (await import('@/screens/public/home')).HomeScreen })),
    queries: (_params, { itemsPerPage }) => [
      everyConsole,
      featuredConsole(),
      postPage({ page: 1, size: itemsPerPage }),
    ],
  },
  {
    path: '/consoles',
    file: 'console-catalogue',
    next: '/consoles/:slug',
    screen: screen(async () => ({
      Component: (await import('@/screens/public/console-catalogue')).ConsoleCatalogueScreen,
    })),
    queries: () => [everyConsole],
  },
  {
    path: '/consoles/:slug',
    file: 'console-detail',
    screen: screen(async () => ({ Component: (await import('@/screens/public/console-detail')).ConsoleDetailScreen })),
    queries: ({ slug = '' }) => [consoleBySlug(slug), everyConsole],
  },
  {
    path: '/blog',
    file: 'blog-list',
    next: '/blog/:slug',
    screen: screen(async () => ({ Component: (await import('@/screens/public/blog-list')).BlogListScreen })),
    queries: () => [allCategories(), postPage({ page: 1, size: blogPageSize })],
  },
  {
    path: '/blog/:slug',
    file: 'blog-post',
    screen: screen(async () => ({ Component: (await import('@/screens/public/blog-post')).BlogPostScreen })),
    queries: ({ slug = '' }) => [postBySlug(slug), latestPosts(relatedCount)],
  },
  {
    path: '/links',
    file: 'useful-links',
    screen: screen(async () => ({ Component: (await import('@/screens/public/useful-links')).UsefulLinksScreen })),
    queries: () => [activeLinks()],
  },
  {
    path: '/contact',
    file: 'contact',
    screen: screen(async () => ({ Component: (await import('@/screens/public/contact')).ContactScreen })),
  },
  {
    path: '/login',
    file: 'login',
    screen: screen(async () => ({ Component: (await import('@/screens/public/login')).LoginScreen })),
  },
  {
    path: '/timeline',
    file: 'timeline',
    screen: screen(async () => ({ Component: (await import('@/screens/public/timeline')).TimelineScreen })),
    queries: () => [everyConsole],
  },
  {
    path: '*',
    file: 'not-found',
    screen: screen(async () => ({ Component: (await import('@/screens/public/not-found')).NotFoundScreen })),
  },
];

/** Every address of the site; the admin area's own list of screens comes with its code. */
export const routes: readonly Route[] = [
  {
    path: '/admin/*',
    screen: screen(async () => {
      const { AdminArea, adminRoutes } = await import('./admin-routes');
      return { Component: AdminArea, children: adminRoutes };
    }),
  },
  { path: '*', screen: loadedScreen({ Component: PublicLayout, children: publicRoutes }) },
];
