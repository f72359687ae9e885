import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { AccountError, accountSentence, type AccountFailure } from './account-error';
import { signIn } from './session';
import { isEmail } from '@/lib/text-rules';
import { useWrite } from '@/lib/use-write';
import { TextField } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';

interface LoginFormProps {
  /** The address of the only user who may continue. */
  email?: string;
  onSignedIn?: () => void;
}

const loginSchema = v.object({
  email: v.pipe(v.string(), v.check(isEmail, 'Enter your email address.')),
  password: v.pipe(
    v.string(),
    v.check((password) => password !== '', 'Enter your password.'),
  ),
});

const resolvableFailures: AccountFailure[] = [
  'wrong-password',
  'open-mail-first',
  'banned',
  'too-many-tries',
  'captcha',
];

export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const { control, handleSubmit } = useForm({
    resolver: valibotResolver(loginSchema),
    defaultValues: { email: email ?? '', password: '' },
  });
  const enter = useWrite({
    mutationFn: signIn,
    meta: {
      success: 'Login successful!',
      failure: (error) =>
        error instanceof AccountError && resolvableFailures.includes(error.kind)
          ? accountSentence(error)
          : 'An error occurred during login. Please try again.',
    },
    onSuccess: onSignedIn,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(enter.mutate)(event)} className="space-y-4">
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        readOnly={email !== undefined}
        control={control}
        name="email"
      />
      <TextField
        label="Password"
        type="password"
        required
        autoComplete="current-password"
        control={control}
        name="password"
      />
      <SubmitButton label="Sign In" busy={enter.isPending} busyLabel="Signing in..." className="mt-2 w-full" />
    </form>
  );
}
