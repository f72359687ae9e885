import type { ReactNode } from 'react';
import { OfflineBanner } from '@/auth/offline-banner';
import { usePermissions } from '@/auth/use-permissions';
import { useRoleRefresh } from '@/auth/use-role-refresh';
import { useLocation } from 'react-router-dom';
import { AdminHeader } from './admin-header';
import { AdminSidebar } from './admin-sidebar';
import { SkipLink } from './skip-link';
import { useFocusOnPage } from './use-focus-on-page';
import { useMenu } from './use-menu';
import { useSidebar } from './use-sidebar';

interface AdminLayoutProps {
  children: ReactNode;
}

/** Sidebar, header and screen of the admin area. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const { offline } = usePermissions();
  useRoleRefresh();
  const { pathname, key } = useLocation();
  const { collapsed, toggle } = useSidebar();
  const menu = useMenu(key);
  const main = useFocusOnPage(pathname);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AdminHeader
        collapsed={collapsed}
        onToggle={toggle}
        menuOpen={menu.open}
        menuButton={menu.button}
        onMenu={menu.toggle}
      />
      {offline && <OfflineBanner />}
      <div className="flex grow flex-col md:flex-row">
        <AdminSidebar collapsed={collapsed} menuOpen={menu.open} />
        <main id="main" ref={main} tabIndex={-1} className="mx-auto w-full max-w-page min-w-0 grow px-gutter py-6">
          {children}
        </main>
      </div>
    </div>
  );
}
