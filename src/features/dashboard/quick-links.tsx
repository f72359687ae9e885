import { Link } from 'react-router-dom';
import { adminPaths } from '@/site/admin-paths';
import { paths } from '@/site/paths';
import type { Right } from '@/auth/permissions';
import { usePermissions } from '@/auth/use-permissions';
import { buttonClass } from '@/ui/button';

const entries: { to: string; label: string; needs?: Right }[] = [
  { to: adminPaths.newPost, label: 'New Post', needs: 'posts:write' },
  { to: adminPaths.newConsole, label: 'Add console', needs: 'site:edit' },
  { to: adminPaths.consoleOfMonth, label: 'Choose Console of the Month', needs: 'site:edit' },
  { to: adminPaths.users, label: 'Add User', needs: 'users:manage' },
  { to: paths.home, label: 'View site' },
];

export function QuickLinks() {
  const { offline, reasonAgainst } = usePermissions();
  // The offline viewer opens every screen.
  const allowed = entries.filter(({ needs }) => offline || !needs || reasonAgainst(needs) === null);
  return (
    <nav aria-label="Quick links">
      <ul className="flex flex-wrap gap-2">
        {allowed.map(({ to, label }, index) => (
          <li key={to}>
            <Link to={to} className={buttonClass(index === 0 ? 'primary' : 'quiet', 'small')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
