import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ErrorScreen } from './error-screen';
import { LoadingScreen } from './loading-screen';
import { PublicLayout } from './public-layout';

/** Every public address of the site. Each screen is its own chunk. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    errorElement: (
      <main>
        <ErrorScreen />
      </main>
    ),
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          { path: '/', lazy: async () => ({ Component: (await import('@/screens/public/home')).HomeScreen }) },
          {
            path: '/consoles',
            lazy: async () => ({
              Component: (await import('@/screens/public/console-catalogue')).ConsoleCatalogueScreen,
            }),
          },
          {
            path: '/consoles/:slug',
            lazy: async () => ({ Component: (await import('@/screens/public/console-detail')).ConsoleDetailScreen }),
          },
          {
            path: '/blog',
            lazy: async () => ({ Component: (await import('@/screens/public/blog-list')).BlogListScreen }),
          },
          {
            path: '/blog/:slug',
            lazy: async () => ({ Component: (await import('@/screens/public/blog-post')).BlogPostScreen }),
          },
          {
            path: '/links',
            lazy: async () => ({ Component: (await import('@/screens/public/useful-links')).UsefulLinksScreen }),
          },
          {
            path: '/contact',
            lazy: async () => ({ Component: (await import('@/screens/public/contact')).ContactScreen }),
          },
          { path: '/login', lazy: async () => ({ Component: (await import('@/screens/public/login')).LoginScreen }) },
          {
            path: '/timeline',
            lazy: async () => ({ Component: (await import('@/screens/public/timeline')).TimelineScreen }),
          },
          { path: '*', lazy: async () => ({ Component: (await import('@/screens/public/not-found')).NotFoundScreen }) },
        ],
      },
    ],
  },
];

/** Adds the admin area once somebody goes there, so that no visitor carries its list of screens. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path !== paths.admin && !path.startsWith(`${paths.admin}/`)) return;
  const { adminRoutes } = await import('./admin-routes');
  patch(null, adminRoutes);
};
