import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { AdminArea } from './admin-area';
import { ErrorScreen } from './error-screen';
import { LoadingScreen } from './loading-screen';

/** Every address of the admin area, behind its guard. Each screen is its own chunk. */
export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin,
    element: <AdminArea />,
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
          { index: true, lazy: async () => ({ Component: (await import('@/screens/admin/welcome')).WelcomeScreen }) },
          {
            path: 'blog',
            lazy: async () => ({ Component: (await import('@/screens/admin/post-table')).PostTableScreen }),
          },
          {
            path: 'blog/new',
            lazy: async () => ({ Component: (await import('@/screens/admin/new-post')).NewPostScreen }),
          },
          {
            path: 'blog/edit/:id',
            lazy: async () => ({ Component: (await import('@/screens/admin/edit-post')).EditPostScreen }),
          },
          {
            path: 'users',
            lazy: async () => ({ Component: (await import('@/screens/admin/user-table')).UserTableScreen }),
          },
          {
            path: 'console-of-month',
            lazy: async () => ({ Component: (await import('@/screens/admin/console-of-month')).ConsoleOfMonthScreen }),
          },
          {
            path: 'social-media',
            lazy: async () => ({ Component: (await import('@/screens/admin/social-links')).SocialLinksScreen }),
          },
          { path: 'links', lazy: async () => ({ Component: (await import('@/screens/admin/links')).LinksScreen }) },
          {
            path: 'settings',
            lazy: async () => ({ Component: (await import('@/screens/admin/settings')).SettingsScreen }),
          },
          { path: '*', lazy: async () => ({ Component: (await import('@/screens/public/not-found')).NotFoundScreen }) },
        ],
      },
    ],
  },
];
