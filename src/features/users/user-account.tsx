import { useState } from 'react';
import { resetSignIn, type StaffAccount } from '@/data/staff/accounts.admin';
import { usersKey, type User } from '@/data/staff/users.admin';
import { usePermissions } from '@/auth/use-permissions';
import { momentOf } from '@/lib/dates';
import { useWrite } from '@/lib/use-write';
import { StatusBadge } from '@/ui/admin-page';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { RowButton } from '@/ui/table/row-button';
import { useMail } from './use-mail';

interface UserAccountProps {
  user: User;
  /** Undefined before the response, null after a failed read. */
  account: StaffAccount | null | undefined;
}

const states: Record<StaffAccount['state'], string> = {
  active: 'Active',
  invited: 'Invited',
  banned: 'Banned',
  unjoined: 'Never joined',
};

export function UserAccount({ user, account }: UserAccountProps) {
  if (account === undefined) return null;
  if (account === null) return <span className="text-muted">Not known</span>;
  const { state, has_factor, last_sign_in_at } = account;
  return (
    <div className="space-y-1">
      <StatusBadge on={state === 'active'}>{states[state]}</StatusBadge>
      {last_sign_in_at && (
        <p className="text-muted">
          <span className="block">Last signed in</span>
          <time dateTime={last_sign_in_at} className="block whitespace-nowrap tabular-nums">
            {momentOf(last_sign_in_at)}
          </time>
        </p>
      )}
      {(state === 'invited' || state === 'unjoined') && <MailAgain user={user} />}
      {has_factor && <p className="text-muted">With second factor</p>}
      {(state === 'active' || state === 'unjoined') && <SignInReset user={user} />}
    </div>
  );
}

interface OfUserProps {
  user: User;
}

function MailAgain({ user }: OfUserProps) {
  const { offline, reasonAgainst } = usePermissions();
  const mail = useMail();
  return (
    <RowButton
      action="Send again"
      row={user.name}
      reason={offline ? reasonAgainst('users:manage') : null}
      busy={mail.isPending}
      note="Sends the email with their sign-in link."
      className="whitespace-nowrap @3xl/table:-ml-2 @3xl/table:justify-start!"
      onClick={() => !mail.isPending && mail.mutate(user)}
    />
  );
}

function SignInReset({ user }: OfUserProps) {
  const { staffId, offline, reasonAgainst } = usePermissions();
  const [isConfirming, setIsConfirming] = useState(false);
  const ownReason = user.id === staffId ? 'You can’t reset your own sign-in. Ask another admin.' : null;
  const close = () => setIsConfirming(false);
  const reset = useWrite({
    mutationFn: () => resetSignIn(user.id),
    meta: { success: 'Sign-in reset', failure: 'Failed to reset the sign-in', invalidates: usersKey },
    onSettled: close,
  });
  return (
    <>
      <RowButton
        action="Reset sign-in"
        row={user.name}
        reason={offline ? reasonAgainst('users:manage') : ownReason}
        note="For a lost phone, or for someone who is locked out."
        className="whitespace-nowrap @3xl/table:-ml-2 @3xl/table:justify-start!"
        onClick={() => setIsConfirming(true)}
      />
      {isConfirming && (
        <ConfirmDialog
          title={`Reset the sign-in of ${user.name}`}
          confirmLabel="Reset"
          busy={reset.isPending}
          onConfirm={() => reset.mutate(null)}
          onCancel={close}
        >
          <p className="text-muted">
            This deletes their account: password, second factor and every session. Their work stays. Press Send again to
            email them a sign-in link. Then they choose a password and can set up another second factor.
          </p>
          <p className="text-muted">
            Make sure the request comes from them. Anyone who reads their email can sign in afterwards.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
