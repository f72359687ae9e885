import { useState, type SubmitEvent } from 'react';
import { useWrite } from '@/lib/use-write';
import { SubmitButton } from '@/ui/submit-button';
import { TextField } from '@/ui/text-field';
import { signIn, SignInError } from './session';

interface LoginFormProps {
  /** Set where only this person can go on. */
  email?: string;
  onSignedIn?: () => void;
}

/** E-mail and password. */
export function LoginForm({ email: fixedEmail, onSignedIn }: LoginFormProps) {
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const enter = useWrite({
    mutationFn: signIn,
    meta: {
      success: 'Login successful!',
      failure: (error) =>
        error instanceof SignInError && error.kind === 'refused'
          ? 'Invalid credentials. Please try again.'
          : 'An error occurred during login. Please try again.',
    },
    onSuccess: onSignedIn,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    enter.mutate({ email, password });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        readOnly={fixedEmail !== undefined}
        value={email}
        onChange={setEmail}
      />
      <TextField
        label="Password"
        type="password"
        required
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <SubmitButton label="Sign In" busy={enter.isPending} busyLabel="Signing in..." className="mt-2 w-full" />
    </form>
  );
}
