import { NavLink } from 'react-router-dom';
import { useStaff } from '@/features/session/staff-context';
import { paths } from '@/lib/paths';
import { AdminIcon, type AdminIconName } from './admin-icon';

interface AdminSidebarProps {
  /** Only the icons show; the names are still there for screen readers and as tooltips. */
  collapsed: boolean;
  /** On a phone the entries show only then. */
  menuOpen: boolean;
}

const entries: { label: string; to: string; icon: AdminIconName }[] = [
  { label: 'Dashboard', to: paths.admin, icon: 'dashboard' },
  { label: 'Users', to: paths.adminUsers, icon: 'users' },
  { label: 'Blog Posts', to: paths.adminPosts, icon: 'posts' },
  { label: 'Console of Month', to: paths.adminConsoleOfMonth, icon: 'console' },
  { label: 'Social Media', to: paths.adminSocialLinks, icon: 'social' },
  { label: 'Links', to: paths.adminLinks, icon: 'links' },
  { label: 'Settings', to: paths.adminSettings, icon: 'settings' },
];

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 font-semibold hover:bg-line aria-[current=page]:bg-accent aria-[current=page]:text-accent-ink';

/** The way through the admin area. */
export function AdminSidebar({ collapsed, menuOpen }: AdminSidebarProps) {
  const { logOut } = useStaff();
  const name = collapsed ? 'md:sr-only' : '';
  return (
    <aside
      id="admin-sidebar"
      data-collapsed={collapsed}
      className={`${menuOpen ? 'block' : 'hidden'} shrink-0 border-line bg-surface p-4 max-md:border-b md:block md:border-r ${
        collapsed ? 'md:w-20' : 'md:w-64'
      }`}
    >
      <nav aria-label="Admin">
        <ul className="space-y-1 md:sticky md:top-4">
          {entries.map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.admin} title={collapsed ? label : undefined} className={entryClass}>
                <AdminIcon name={icon} />
                <span className={name}>{label}</span>
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" title={collapsed ? 'Logout' : undefined} className={entryClass} onClick={logOut}>
              <AdminIcon name="logout" />
              <span className={name}>Logout</span>
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
