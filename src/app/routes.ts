import { loadedScreen, screen, type Route } from '@/lib/router';
import { PublicLayout } from './public-layout';

/** Every public address of the site. Each screen is its own chunk. */
const publicRoutes: readonly Route[] = [
  { path: '/', screen: screen(async () => ({ Component: (await import('@/screens/public/home')).HomeScreen })) },
  {
    path: '/consoles',
    screen: screen(async () => ({
      Component: (await import('@/screens/public/console-catalogue')).ConsoleCatalogueScreen,
    })),
  },
  {
    path: '/consoles/:slug',
    screen: screen(async () => ({ Component: (await import('@/screens/public/console-detail')).ConsoleDetailScreen })),
  },
  {
    path: '/blog',
    screen: screen(async () => ({ Component: (await import('@/screens/public/blog-list')).BlogListScreen })),
  },
  {
    path: '/blog/:slug',
    screen: screen(async () => ({ Component: (await import('@/screens/public/blog-post')).BlogPostScreen })),
  },
  {
    path: '/links',
    screen: screen(async () => ({ Component: (await import('@/screens/public/useful-links')).UsefulLinksScreen })),
  },
  {
    path: '/contact',
    screen: screen(async () => ({ Component: (await import('@/screens/public/contact')).ContactScreen })),
  },
  { path: '/login', screen: screen(async () => ({ Component: (await import('@/screens/public/login')).LoginScreen })) },
  {
    path: '/timeline',
    screen: screen(async () => ({ Component: (await import('@/screens/public/timeline')).TimelineScreen })),
  },
  {
    path: '*',
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
