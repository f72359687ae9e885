import { AdminIcon, type AdminIconName } from '@/features/dashboard/admin-icon';
import { usePermissions } from '@/auth/use-permissions';
import { adminPaths } from '@/site/admin-paths';
import { paths } from '@/site/paths';
import { NavLink } from 'react-router-dom';

interface AdminSidebarProps {
  /** Shows only the icons; the names remain for screen readers and as tooltips. */
  collapsed: boolean;
  /** On a phone the entries show only in the open menu. */
  menuOpen: boolean;
}

const entries: { label: string; to: string; icon: AdminIconName }[] = [
  { label: 'Dashboard', to: paths.admin, icon: 'dashboard' },
  { label: 'Users', to: adminPaths.users, icon: 'users' },
  { label: 'Messages', to: adminPaths.messages, icon: 'messages' },
  { label: 'Blog Posts', to: adminPaths.posts, icon: 'posts' },
  { label: 'Categories', to: adminPaths.categories, icon: 'categories' },
  { label: 'Pictures', to: adminPaths.pictures, icon: 'pictures' },
  { label: 'Consoles', to: adminPaths.consoles, icon: 'consoles' },
  { label: 'Console of Month', to: adminPaths.consoleOfMonth, icon: 'console' },
  { label: 'Social Media', to: adminPaths.socialLinks, icon: 'social' },
  { label: 'Links', to: adminPaths.links, icon: 'links' },
  { label: 'Activity', to: adminPaths.activity, icon: 'activity' },
  { label: 'Content check', to: adminPaths.contentCheck, icon: 'contentCheck' },
  { label: 'Settings', to: adminPaths.settings, icon: 'settings' },
  { label: 'Your account', to: adminPaths.account, icon: 'account' },
];

const entryClass =
  'relative flex min-h-10 w-full items-center gap-3 rounded-lg px-3.5 text-sm font-medium text-muted hover:bg-line/40 hover:text-ink pointer-coarse:min-h-touch';
// A bar and a colour mark the current entry.
const currentClass =
  'aria-[current=page]:bg-line/60 aria-[current=page]:font-bold aria-[current=page]:text-accent aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:left-0 aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-accent';

export function AdminSidebar({ collapsed, menuOpen }: AdminSidebarProps) {
  const { logOut } = usePermissions();
  const name = collapsed ? 'md:sr-only' : '';
  return (
    <nav
      id="admin-sidebar"
      aria-label="Admin"
      data-collapsed={collapsed}
      className={`${menuOpen ? 'block' : 'hidden'} shrink-0 border-line p-4 max-md:border-b md:block md:border-r ${
        collapsed ? 'md:w-20' : 'md:w-64'
      }`}
    >
      <div className="md:sticky md:top-16 md:-m-2 md:max-h-[calc(100dvh-4rem)] md:overflow-y-auto md:p-2">
        <ul className="space-y-0.5">
          {entries.map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.admin}
                title={collapsed ? label : undefined}
                className={`${entryClass} ${currentClass}`}
              >
                <AdminIcon name={icon} />
                <span className={name}>{label}</span>
              </NavLink>
            </li>
          ))}
          <li className="mt-3 border-t border-line pt-3">
            <button type="button" title={collapsed ? 'Logout' : undefined} className={entryClass} onClick={logOut}>
              <AdminIcon name="logout" />
              <span className={name}>Logout</span>
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
