import { accountSentence } from '@/auth/account-error';
import { signOutOthers } from '@/auth/session';
import { usePermissions } from '@/auth/use-permissions';
import { useWrite } from '@/lib/use-write';
import { Panel } from '@/ui/admin-page';
import { Button } from '@/ui/button';

export function OwnSessions() {
  const { logOut } = usePermissions();
  const others = useWrite({
    mutationFn: signOutOthers,
    meta: { success: 'You’re signed out on all other devices.', failure: accountSentence },
  });
  return (
    <Panel title="Sign out">
      <p className="mb-4 max-w-prose text-sm text-muted">
        Lost a device, or left one signed in? Sign out everywhere else, and it can do nothing more.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onClick={logOut}>
          Sign out on this device
        </Button>
        <Button kind="quiet" disabled={others.isPending} onClick={() => others.mutate(null)}>
          {others.isPending ? 'Signing out...' : 'Sign out everywhere else'}
        </Button>
      </div>
    </Panel>
  );
}
