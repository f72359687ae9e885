import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ErrorScreen } from './error-screen';
import { LoadingScreen } from './loading-screen';
import { PublicLayout } from './public-layout';

/** Every address of the site. Each screen is its own chunk. */
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
          { path: '/timeline', element: <Navigate to={paths.timeline} replace /> },
          { path: '*', lazy: async () => ({ Component: (await import('@/screens/public/not-found')).NotFoundScreen }) },
        ],
      },
    ],
  },
  {
    path: '/admin',
    lazy: async () => ({ Component: (await import('./admin-area')).AdminArea }),
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
