import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LoginForm } from './login-form';

interface SignInAgainProps {
  email: string;
  onSignedIn: () => void;
  onLeave: () => void;
}

/** Stands over unsaved work when the session has ended: what was typed stays behind it. */
export function SignInAgain({ email, onSignedIn, onLeave }: SignInAgainProps) {
  return (
    <Dialog title="Please sign in again">
      <p className="text-muted">Your session has ended. What you have typed is still here; sign in to go on.</p>
      <LoginForm email={email} onSignedIn={onSignedIn} />
      <Button look="quiet" className="w-full" onClick={onLeave}>
        Leave without signing in
      </Button>
    </Dialog>
  );
}
