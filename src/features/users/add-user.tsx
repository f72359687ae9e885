import { useId, useState } from 'react';
import { usePermissions } from '@/auth/use-permissions';
import { Button } from '@/ui/button';
import { UserAddDialog } from './user-add-dialog';

/** The button that adds somebody to the directory. */
export function AddUser() {
  const { reasonAgainst } = usePermissions();
  const reason = reasonAgainst('users:manage');
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  return (
    <>
      <div className="space-y-1 text-right">
        <Button
          disabled={reason !== null}
          title={reason ?? undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => setOpen(true)}
        >
          Add User
        </Button>
        {reason && (
          <p id={reasonId} className="text-sm text-muted">
            {reason}
          </p>
        )}
      </div>
      {open && <UserAddDialog onClose={() => setOpen(false)} />}
    </>
  );
}
