import type { Ref } from 'react';
import { AdminIcon } from '@/features/dashboard/admin-icon';
import { usePermissions } from '@/auth/use-permissions';
import { adminPaths } from '@/site/admin-paths';
import { paths } from '@/site/paths';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button';
import { ColourSchemeSwitch } from '@/ui/colour-scheme-switch';

interface AdminHeaderProps {
  collapsed: boolean;
  onToggle: () => void;
  menuOpen: boolean;
  menuButton: Ref<HTMLButtonElement>;
  onMenu: () => void;
}

export function AdminHeader({ collapsed, onToggle, menuOpen, menuButton, onMenu }: AdminHeaderProps) {
  const { user } = usePermissions();
  const sidebarState = collapsed ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <header className="sticky top-0 z-30 flex min-h-14 low:static flex-wrap items-center gap-2 border-b border-line bg-canvas px-4 py-1.5 md:pr-gutter md:pl-6">
      <img src="/favicon.svg" alt="" width={32} height={32} className="shrink-0 max-md:hidden" />
      <Button
        ref={menuButton}
        kind="quiet"
        size="small"
        className="shrink-0 whitespace-nowrap md:hidden"
        aria-controls="admin-sidebar"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        {menuOpen ? 'Close' : 'Menu'}
      </Button>
      <button
        type="button"
        title={sidebarState}
        aria-controls="admin-sidebar"
        aria-expanded={!collapsed}
        onClick={onToggle}
        className="ml-4 flex size-9 items-center justify-center rounded-lg text-muted hover:bg-line/60 hover:text-ink max-md:hidden pointer-coarse:size-touch"
      >
        <AdminIcon name="sidebar" />
        <span className="sr-only">{sidebarState}</span>
      </button>
      <Link to={paths.home} className={`${buttonClass('quiet', 'small')} whitespace-nowrap`}>
        View site
      </Link>
      <div className="flex min-w-0 grow basis-32 justify-end">
        <Link
          to={adminPaths.account}
          className="flex min-h-touch min-w-0 items-center gap-1.5 text-right text-xs text-muted hover:underline sm:gap-2.5 sm:text-sm"
        >
          <span className="sr-only">Your account: </span>
          <span className="[overflow-wrap:anywhere]">{user.email}</span>
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-bold text-accent-ink sm:size-8"
          >
            {Array.from(user.email)[0]?.toUpperCase()}
          </span>
        </Link>
      </div>
      <div className="shrink-0">
        <ColourSchemeSwitch />
      </div>
    </header>
  );
}
