import { Outlet } from '@/lib/router';
import { LeaveGuard } from '@/ui/form/leave-guard';
import { AdminLayout } from './admin-layout';
import { RequireSession } from './require-session';

/** Everything under /admin: behind the guard, beside the sidebar. */
export function AdminArea() {
  return (
    <LeaveGuard>
      <RequireSession>
        <AdminLayout>
          <Outlet />
        </AdminLayout>
      </RequireSession>
    </LeaveGuard>
  );
}
