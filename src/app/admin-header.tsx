import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useStaff } from '@/features/session/staff-context';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/button';

interface AdminHeaderProps {
  collapsed: boolean;
  onToggle: () => void;
  /** On a phone the sidebar is a menu. */
  menuOpen: boolean;
  menuButton: Ref<HTMLButtonElement>;
  onMenu: () => void;
}

/** Who is signed in, and what opens and closes the sidebar. */
export function AdminHeader({ collapsed, onToggle, menuOpen, menuButton, onMenu }: AdminHeaderProps) {
  const { user } = useStaff();
  const control = { 'aria-controls': 'admin-sidebar', look: 'quiet', size: 'small' } as const;
  return (
    <header className="flex items-center justify-between gap-3 border-b border-line bg-surface px-4 py-3 sm:px-8">
      <div className="flex shrink-0 gap-2 whitespace-nowrap">
        <Button {...control} ref={menuButton} className="md:hidden" aria-expanded={menuOpen} onClick={onMenu}>
          {menuOpen ? 'Close' : 'Menu'}
        </Button>
        <Button {...control} className="max-md:hidden" aria-expanded={!collapsed} onClick={onToggle}>
          {collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        </Button>
        <Link to={paths.home} className={buttonClass('quiet', 'small')}>
          View Site
        </Link>
      </div>
      <p className="flex min-w-0 items-center gap-3">
        <span className="truncate text-sm text-muted">{user.email}</span>
        <span
          aria-hidden="true"
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent font-bold text-accent-ink"
        >
          {Array.from(user.email)[0]?.toUpperCase()}
        </span>
      </p>
    </header>
  );
}
