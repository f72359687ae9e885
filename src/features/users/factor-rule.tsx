import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ownAccess, requireFactor } from '@/data/staff/accounts.admin';
import { usersKey } from '@/data/staff/users.admin';
import { usePermissions } from '@/auth/use-permissions';
import { adminPaths } from '@/site/admin-paths';
import { useWrite } from '@/lib/use-write';
import { Panel } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/toast/notify';

/** Renders nothing before the rule is known. */
export function FactorRule() {
  const { user } = usePermissions();
  const reasonId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  // RequireAuth sends this request. This query only reads the cache.
  const own = useQuery({ ...ownAccess(user.id), enabled: false }).data;
  const change = useWrite({
    mutationFn: requireFactor,
    meta: { failure: 'Failed to change who needs a second factor', invalidates: usersKey },
    onSuccess: (outcome, required) => {
      if (outcome === 'factor') notify.failure('Set up your own second factor first.');
      else notify.success(required ? 'Everyone needs a second factor now' : 'Nobody needs a second factor now');
    },
    onSettled: () => setIsConfirming(false),
  });
  if (!own) return null;
  const { required, has_factor } = own;
  return (
    <Panel title="Second factor for everyone">
      <p className="mb-4 max-w-prose text-sm text-muted">
        {required
          ? 'Everyone needs a second factor. People without one set it up right after signing in by email.'
          : 'A second factor is a code from a phone, on top of the password. For now, each person decides under Your account.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="quiet"
          disabled={change.isPending || !has_factor}
          aria-describedby={has_factor ? undefined : reasonId}
          onClick={() => setIsConfirming(true)}
        >
          {required ? 'Stop requiring it' : 'Require it from everyone'}
        </Button>
        {!has_factor && (
          <p id={reasonId} className="text-sm text-muted">
            <span>Set up your own second factor first: </span>
            <Link to={adminPaths.account} className="font-semibold text-accent underline">
              Your account
            </Link>
          </p>
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={required ? 'Stop requiring a second factor' : 'Require a second factor from everyone'}
          question={required ? whenStopped : whenRequired}
          confirmLabel={required ? 'Stop requiring it' : 'Require it'}
          busy={change.isPending}
          onConfirm={() => change.mutate(!required)}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Panel>
  );
}

const whenRequired =
  'People without one have to set it up before they can carry on. They start with an email link. Unsaved text stays on their screen.';
const whenStopped = 'People keep the factor they have, and can remove it. New people need none.';
