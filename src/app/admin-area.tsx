import { Outlet } from 'react-router-dom';
import { UnsavedChanges } from '@/ui/unsaved-changes';
import { AdminLayout } from './admin-layout';
import { RequireSession } from './require-session';

/** Everything under /admin: behind the guard, beside the sidebar. */
export function AdminArea() {
  return (
    <UnsavedChanges>
      <RequireSession>
        <AdminLayout>
          <Outlet />
        </AdminLayout>
      </RequireSession>
    </UnsavedChanges>
  );
}
