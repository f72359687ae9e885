import { Link } from '@/lib/router';
import { paths } from '@/lib/paths';
import type { Right } from './rights';
import { useStaff } from './staff-context';

const entries: { to: string; label: string; what: string; needs: Right }[] = [
  { to: paths.adminPosts, label: 'Blog Posts', what: 'Find, write and publish articles.', needs: 'write posts' },
  {
    to: paths.adminConsoleOfMonth,
    label: 'Console of Month',
    what: 'Choose what the home page features.',
    needs: 'edit the site',
  },
  { to: paths.adminSocialLinks, label: 'Social Media', what: 'The icons in the footer.', needs: 'edit the site' },
  { to: paths.adminLinks, label: 'Links', what: 'The page of useful links.', needs: 'edit the site' },
  { to: paths.adminUsers, label: 'Users', what: 'Who works here, and with which role.', needs: 'manage users' },
  { to: paths.adminSettings, label: 'Settings', what: 'Name, search texts, page sizes.', needs: 'change settings' },
];

/** The way to every screen of the admin area, and which of them are only to look at. */
export function QuickLinks() {
  const { offline, reasonAgainst } = useStaff();
  return (
    <nav aria-label="Quick links">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ to, label, what, needs }) => {
          // In the offline viewer the same is true of all, and the banner says so.
          const reason = offline ? null : reasonAgainst(needs);
          return (
            <li
              key={to}
              className="relative rounded-2xl border border-line bg-surface p-5 focus-within:border-accent hover:border-accent"
            >
              <Link to={to} className="text-lg font-semibold after:absolute after:inset-0 after:rounded-2xl">
                {label}
              </Link>
              <p className="mt-1 text-muted">{what}</p>
              {reason && <p className="mt-2 text-sm text-muted">{reason}</p>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
