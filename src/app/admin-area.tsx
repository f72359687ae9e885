import { Outlet } from 'react-router-dom';
import { AuthProvider } from '@/auth/auth-provider';
import { RequireAuth } from '@/auth/require-auth';
import { UnsavedChanges } from '@/ui/unsaved-changes';
import { AdminLayout } from './admin-layout';

/** Everything under /admin: behind the guard, beside the sidebar. */
export function AdminArea() {
  return (
    <UnsavedChanges>
      <AuthProvider>
        <RequireAuth>
          <AdminLayout>
            <Outlet />
          </AdminLayout>
        </RequireAuth>
      </AuthProvider>
    </UnsavedChanges>
  );
}
