import { Outlet } from 'react-router-dom';
import { AuthProvider } from '@/auth/auth-provider';
import { RequireAuth } from '@/auth/require-auth';
import { LeaveGuard } from '@/ui/form/leave-guard';
import { AdminLayout } from './admin-layout';

/** Everything under /admin: behind the guard, beside the sidebar. */
export function AdminArea() {
  return (
    <LeaveGuard>
      <AuthProvider>
        <RequireAuth>
          <AdminLayout>
            <Outlet />
          </AdminLayout>
        </RequireAuth>
      </AuthProvider>
    </LeaveGuard>
  );
}
