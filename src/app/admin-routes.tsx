import { redirect, type RouteObject } from 'react-router-dom';
import { adminPaths } from '@/site/admin-paths';
import { AdminArea } from './admin-area';
import { ErrorScreen, screen } from './screen';

/** The routes of the admin area: visitors do not load them (`addAdminRoutes`). */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    Component: AdminArea,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          { index: true, ...screen(() => import('@/screens/admin/welcome-screen').then((file) => file.WelcomeScreen)) },
          {
            path: 'blog',
            ...screen(() => import('@/screens/admin/post-table-screen').then((file) => file.PostTableScreen)),
          },
          {
            path: 'blog/new',
            ...screen(() => import('@/screens/admin/new-post-screen').then((file) => file.NewPostScreen)),
          },
          {
            path: 'blog/edit/:id',
            ...screen(() => import('@/screens/admin/edit-post-screen').then((file) => file.EditPostScreen)),
          },
          {
            path: 'consoles',
            ...screen(() => import('@/screens/admin/console-table-screen').then((file) => file.ConsoleTableScreen)),
          },
          {
            path: 'consoles/new',
            ...screen(() => import('@/screens/admin/new-console-screen').then((file) => file.NewConsoleScreen)),
          },
          {
            path: 'consoles/:id',
            ...screen(() => import('@/screens/admin/edit-console-screen').then((file) => file.EditConsoleScreen)),
          },
          {
            path: 'users',
            ...screen(() => import('@/screens/admin/user-table-screen').then((file) => file.UserTableScreen)),
          },
          {
            path: 'console-of-month',
            ...screen(() =>
              import('@/screens/admin/console-of-month-screen').then((file) => file.ConsoleOfMonthScreen),
            ),
          },
          {
            path: 'social-media',
            ...screen(() => import('@/screens/admin/social-links-screen').then((file) => file.SocialLinksScreen)),
          },
          { path: 'links', ...screen(() => import('@/screens/admin/links-screen').then((file) => file.LinksScreen)) },
          {
            path: 'pictures',
            ...screen(() => import('@/screens/admin/pictures-screen').then((file) => file.PicturesScreen)),
          },
          {
            path: 'messages',
            ...screen(() => import('@/screens/admin/messages-screen').then((file) => file.MessagesScreen)),
          },
          {
            path: 'messages/:id',
            ...screen(() => import('@/screens/admin/message-screen').then((file) => file.MessageScreen)),
          },
          {
            path: 'categories',
            ...screen(() => import('@/screens/admin/categories-screen').then((file) => file.CategoriesScreen)),
          },
          {
            path: 'settings',
            ...screen(() => import('@/screens/admin/settings-screen').then((file) => file.SettingsScreen)),
          },
          {
            path: 'settings/setup',
            ...screen(() => import('@/screens/admin/setup-screen').then((file) => file.SetupScreen)),
          },
          {
            path: 'account',
            ...screen(() => import('@/screens/admin/account-screen').then((file) => file.AccountScreen)),
          },
          { path: 'trash', loader: () => redirect(adminPaths.deleted) },
          {
            path: 'activity',
            ...screen(() => import('@/screens/admin/activity-screen').then((file) => file.ActivityScreen)),
          },
          {
            path: 'content-check',
            ...screen(() => import('@/screens/admin/content-check-screen').then((file) => file.ContentCheckScreen)),
          },
          {
            path: '*',
            ...screen(() => import('@/screens/public/not-found-screen').then((file) => file.NotFoundScreen)),
          },
        ],
      },
    ],
  },
];
