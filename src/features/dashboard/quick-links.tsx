import { Link } from 'react-router-dom';
import { adminPaths } from '@/site/admin-paths';
import { AdminIcon, type AdminIconName } from './admin-icon';
import type { Right } from '@/auth/permissions';
import { usePermissions } from '@/auth/use-permissions';

const entries: { to: string; icon: AdminIconName; label: string; what: string; needs: Right }[] = [
  {
    to: adminPaths.posts,
    icon: 'posts',
    label: 'Blog Posts',
    what: 'Find, write and publish articles.',
    needs: 'posts:write',
  },
  {
    to: adminPaths.pictures,
    icon: 'pictures',
    label: 'Pictures',
    what: 'Upload pictures, and see where each is used.',
    needs: 'posts:write',
  },
  {
    to: adminPaths.consoles,
    icon: 'consoles',
    label: 'Consoles',
    what: 'Add, edit and delete consoles.',
    needs: 'site:edit',
  },
  {
    to: adminPaths.consoleOfMonth,
    icon: 'console',
    label: 'Console of Month',
    what: 'Choose the console on the home page.',
    needs: 'site:edit',
  },
  {
    to: adminPaths.socialLinks,
    icon: 'social',
    label: 'Social Media',
    what: 'Edit the icons in the footer.',
    needs: 'site:edit',
  },
  { to: adminPaths.links, icon: 'links', label: 'Links', what: 'Edit the useful links page.', needs: 'site:edit' },
  {
    to: adminPaths.categories,
    icon: 'categories',
    label: 'Categories',
    what: 'Name and order what posts are filed under.',
    needs: 'categories:edit',
  },
  {
    to: adminPaths.users,
    icon: 'users',
    label: 'Users',
    what: 'Team members and their roles.',
    needs: 'users:manage',
  },
  {
    to: adminPaths.activity,
    icon: 'activity',
    label: 'Activity',
    what: 'Who changed what; restore what was deleted.',
    needs: 'posts:write',
  },
  {
    to: adminPaths.settings,
    icon: 'settings',
    label: 'Settings',
    what: 'Site name, SEO and page size.',
    needs: 'settings:edit',
  },
];

export function QuickLinks() {
  const { offline, reasonAgainst } = usePermissions();
  return (
    <nav aria-label="Quick links" className="@container">
      <ul className="grid grid-cols-1 gap-3 @lg:grid-cols-2 @3xl:grid-cols-3">
        {entries.map(({ to, icon, label, what, needs }) => {
          // In the offline viewer the banner says it once for all.
          const reason = offline ? null : reasonAgainst(needs);
          return (
            <li
              key={to}
              className="group relative flex gap-3.5 rounded-card border border-line bg-surface p-4 transition-colors hover:border-accent"
            >
              <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-sunken text-muted transition-colors group-hover:text-accent">
                <AdminIcon name={icon} />
              </span>
              <div className="min-w-0">
                <Link
                  to={to}
                  className="font-semibold group-hover:text-accent after:absolute after:inset-0 after:rounded-card"
                >
                  {label}
                </Link>
                <p className="text-sm text-muted">{what}</p>
                {reason && <p className="mt-2 text-sm text-muted italic">{reason}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
