import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { dropFactor, type OwnAccess } from '@/data/staff/accounts.admin';
import { usersKey } from '@/data/staff/users.admin';
import { CodeForm } from '@/auth/code-form';
import { FactorSetup } from '@/auth/factor-setup';
import { useWrite } from '@/lib/use-write';
import { Panel, StatusBadge } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/toast/notify';

interface OwnFactorProps {
  access: OwnAccess;
  email: string;
}

/** Shows the user's second factor: a code from the phone, in addition to the password or the mail. */
export function OwnFactor({ access, email }: OwnFactorProps) {
  const queryClient = useQueryClient();
  const { has_factor, required } = access;
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: usersKey });
  return (
    <Panel title="Second factor">
      <div className="space-y-3">
        <StatusBadge on={has_factor}>{has_factor ? 'On' : 'Off'}</StatusBadge>
        {has_factor ? (
          <>
            <p className="max-w-prose text-sm text-muted">
              You enter a code from your phone when you sign in. If you lose the phone, another admin can reset your
              sign-in.
            </p>
            {required ? (
              <p className="max-w-prose text-sm text-muted">
                This site requires a second factor, so you can’t remove yours.
              </p>
            ) : (
              <FactorRemoval />
            )}
          </>
        ) : (
          <FactorSetup access={access} email={email} onDone={readAgain} />
        )}
      </div>
    </Panel>
  );
}

const refusals = {
  none: 'There was no second factor to remove.',
  required: 'This site requires a second factor, so you can’t remove yours.',
};

/** Removes the factor. The database needs a code that is at most five minutes old. */
function FactorRemoval() {
  const [stage, setStage] = useState<'no' | 'sure' | 'code'>('no');
  const close = () => setStage('no');
  const removal = useWrite({
    mutationFn: dropFactor,
    meta: { failure: 'Failed to remove your second factor', invalidates: usersKey },
    onSuccess: (outcome) => {
      setStage(outcome === 'code' ? 'code' : 'no');
      if (outcome === 'dropped') notify.success('Your second factor is removed.');
      else if (outcome !== 'code') notify.failure(refusals[outcome]);
    },
    onError: close,
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setStage('sure')}>
        Remove
      </Button>
      {stage === 'sure' && (
        <ConfirmDialog
          title="Remove your second factor"
          question="After that, your password or an email link is enough to sign in. You can set up another at any time."
          confirmLabel="Remove"
          busy={removal.isPending}
          onConfirm={() => removal.mutate(null)}
          onCancel={close}
        />
      )}
      {stage === 'code' && (
        <Dialog title="Enter your code" onCancel={close}>
          <p className="text-muted">To remove your second factor, enter one more code from it.</p>
          <CodeForm submitLabel="Remove" onDone={() => removal.mutate(null)} />
          <Button kind="quiet" className="w-full" onClick={close}>
            Cancel
          </Button>
        </Dialog>
      )}
    </>
  );
}
