import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { OfflineBanner } from '@/features/session/offline-banner';
import { useStaff } from '@/features/session/staff-context';
import { AdminHeader } from './admin-header';
import { AdminSidebar } from './admin-sidebar';
import { scrollKey } from './scroll-key';
import { useMenu } from './use-menu';
import { useSidebar } from './use-sidebar';

interface AdminLayoutProps {
  children: ReactNode;
}

/** Sidebar, header and screen of the admin area. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const { offline } = useStaff();
  const { pathname, key } = useLocation();
  const { collapsed, toggle } = useSidebar();
  const menu = useMenu(key);
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // Screen readers and the keyboard go on from the new screen, not from a link that is gone.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <AdminHeader
        collapsed={collapsed}
        onToggle={toggle}
        menuOpen={menu.open}
        menuButton={menu.button}
        onMenu={menu.toggle}
      />
      {import.meta.env.VITE_OFFLINE_VERIFIER && offline && <OfflineBanner />}
      <div className="flex grow flex-col md:flex-row">
        <AdminSidebar collapsed={collapsed} menuOpen={menu.open} />
        <main id="main" ref={main} tabIndex={-1} className="mx-auto w-full max-w-page min-w-0 grow px-gutter py-6">
          {children}
        </main>
      </div>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
