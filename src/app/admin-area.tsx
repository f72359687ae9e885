import { Outlet, useLocation } from 'react-router-dom';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AuthProvider } from '@/auth/auth-provider';
import { RequireAuth } from '@/auth/require-auth';
import { LeaveGuard } from '@/ui/form/leave-guard';
import { usePermissions, useRefreshRoleOnRejection } from '@/auth/use-permissions';
import { PictureDialogs } from '@/features/pictures/picture-dialogs';
import { AdminHeader } from './admin-header';
import { AdminSidebar } from './admin-sidebar';
import { SkipLink, useFocusOnPage } from './skip-link';

export function AdminArea() {
  return (
    <LeaveGuard>
      <AuthProvider>
        <RequireAuth>
          <PictureDialogs>
            <AdminLayout>
              <Outlet />
            </AdminLayout>
          </PictureDialogs>
        </RequireAuth>
      </AuthProvider>
    </LeaveGuard>
  );
}

interface AdminLayoutProps {
  children: ReactNode;
}

function AdminLayout({ children }: AdminLayoutProps) {
  const { offline } = usePermissions();
  useRefreshRoleOnRejection();
  useNoStrayFiles();
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

/**
 * Refuses files dropped outside a file field. Otherwise the browser would replace the page and its typed text by the
 * file.
 */
function useNoStrayFiles(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { target, dataTransfer } = event;
      const taken = event.defaultPrevented || (target instanceof Element && target.matches('[type="file"]:enabled'));
      if (taken || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Keeps the state of the menu. A new location or Escape closes the menu. */
function useMenu(locationKey: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === locationKey;
  // The state must change too: Back restores the former key, which would open the menu again.
  if (openAt !== null && !open) setOpenAt(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      // An open dialog gets the key first.
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setOpenAt(null);
      // The focus may be on a link that is now hidden.
      button.current?.focus();
    };
    window.addEventListener('keydown', closeByKey);
    return () => window.removeEventListener('keydown', closeByKey);
  }, [open]);

  return { open, button, toggle: () => setOpenAt(open ? null : locationKey) };
}

const sidebarKey = 'handheld-legacy.sidebar';

/** Keeps the state of the sidebar on this device. */
function useSidebar() {
  const [collapsed, setCollapsed] = useState(wasCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      localStorage.setItem(sidebarKey, collapsed ? 'expanded' : 'collapsed');
    } catch {
      // Without storage the sidebar is expanded after a reload.
    }
  };
  return { collapsed, toggle };
}

function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(sidebarKey) === 'collapsed';
  } catch {
    return false;
  }
}

function OfflineBanner() {
  return (
    <p role="status" className="bg-collecting-panel px-gutter py-2 text-center text-sm font-semibold text-collecting">
      Offline mode: the server can’t be reached. You can look around but not change anything. It ends after one hour.
    </p>
  );
}
