import { useEffect } from 'react';
import { paths } from '@/lib/paths';
import { Navigate } from 'react-router-dom';
import { notify } from '@/ui/notify';

/** Sends away somebody whose session has not the role that was asked for, and says so. */
export function NotPermitted() {
  useEffect(() => notify.failure("You don't have permission to access this area."), []);
  return <Navigate to={paths.login} replace />;
}
