import { screen, type Route } from '@/lib/router';

export { AdminArea } from './admin-area';

/** Every address of the admin area, behind its guard. Each screen is its own chunk. */
export const adminRoutes: readonly Route[] = [
  {
    path: '/admin',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/welcome')).WelcomeScreen })),
  },
  {
    path: '/admin/blog',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/post-table')).PostTableScreen })),
  },
  {
    path: '/admin/blog/new',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/new-post')).NewPostScreen })),
  },
  {
    path: '/admin/blog/edit/:id',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/edit-post')).EditPostScreen })),
  },
  {
    path: '/admin/users',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/user-table')).UserTableScreen })),
  },
  {
    path: '/admin/console-of-month',
    screen: screen(async () => ({
      Component: (await import('@/screens/admin/console-of-month')).ConsoleOfMonthScreen,
    })),
  },
  {
    path: '/admin/social-media',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/social-links')).SocialLinksScreen })),
  },
  {
    path: '/admin/links',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/links')).LinksScreen })),
  },
  {
    path: '/admin/settings',
    screen: screen(async () => ({ Component: (await import('@/screens/admin/settings')).SettingsScreen })),
  },
  {
    path: '*',
    screen: screen(async () => ({ Component: (await import('@/screens/public/not-found')).NotFoundScreen })),
  },
];
