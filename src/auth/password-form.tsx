import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { AccountError, accountSentence, leastPasswordLength } from './account-error';
import { CodeForm } from './code-form';
import { changePassword } from './session';
import { lengthOf } from '@/lib/text-rules';
import { useWrite } from '@/lib/use-write';
import { CheckboxField, TextField } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';

interface PasswordFormProps {
  /** A password manager keeps this address with the password. */
  email: string;
  onSaved?: () => void;
  /** Runs when the session is too old for a new password: a mail starts another session. */
  onMailNeeded: () => void;
}

const passwordSchema = v.object({
  email: v.string(),
  password: v.pipe(
    v.string(),
    v.check(
      (password) => lengthOf(password) >= leastPasswordLength,
      `Choose a password of ${leastPasswordLength} characters or more.`,
    ),
  ),
  shown: v.boolean(),
});

/** Sets the password of the account. A user with a second factor enters its code first. */
export function PasswordForm({ email, onSaved, onMailNeeded }: PasswordFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const { control, handleSubmit, reset, setError, setFocus, getValues } = useForm({
    resolver: valibotResolver(passwordSchema),
    defaultValues: { email, password: '', shown: false },
  });
  const isShown = useWatch({ control, name: 'shown' });
  const save = useWrite({
    mutationFn: ({ password }: { password: string }) => changePassword(password),
    meta: { success: 'Password saved.' },
    onSuccess: () => {
      reset();
      onSaved?.();
    },
    onError: (error) => {
      const kind = error instanceof AccountError ? error.kind : 'failed';
      if (kind === 'needs-mail') onMailNeeded();
      else if (kind === 'needs-code') setNeedsCode(true);
      else {
        setError('password', { type: 'server', message: accountSentence(error) });
        setFocus('password');
      }
    },
  });
  if (needsCode)
    return (
      <CodeForm
        submitLabel="Save password"
        takesFocus
        onDone={() => {
          setNeedsCode(false);
          save.mutate(getValues());
        }}
      />
    );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save.mutate)(event)} className="space-y-4">
      <TextField label="Email" type="email" readOnly autoComplete="username" control={control} name="email" />
      <TextField
        label="New password"
        hint={`${leastPasswordLength} characters or more. Several words make a good one.`}
        type={isShown ? 'text' : 'password'}
        required
        autoComplete="new-password"
        autoCapitalize="off"
        spellCheck={false}
        control={control}
        name="password"
      />
      <CheckboxField label="Show password" control={control} name="shown" />
      <SubmitButton label="Save password" busy={save.isPending} busyLabel="Saving..." className="w-full" />
    </form>
  );
}
