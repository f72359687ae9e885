import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { accountSentence } from './account-error';
import { verifyCode } from './session';
import { useWrite } from '@/lib/use-write';
import { TextField } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';

interface CodeFormProps {
  /** The factor that this code enrols. Without it, a code of any verified factor is valid. */
  factorId?: string;
  submitLabel?: string;
  /** True when the form replaces the pressed control, which had the focus. */
  takesFocus?: boolean;
  onDone: () => void;
}

const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter the six digits.'),
  ),
});

/** Asks for the six digits that an authenticator app shows. */
export function CodeForm({ factorId, submitLabel = 'Continue', takesFocus = false, onDone }: CodeFormProps) {
  const { control, handleSubmit, reset, setError, setFocus } = useForm({
    resolver: valibotResolver(codeSchema),
    defaultValues: { code: '' },
  });
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [takesFocus, setFocus]);
  const send = useWrite({
    mutationFn: ({ code }: { code: string }) => verifyCode(code, factorId),
    onSuccess: onDone,
    onError: (error) => {
      // A code is valid for half a minute, so the user types the next code.
      reset();
      setError('code', { type: 'server', message: accountSentence(error) });
      setFocus('code');
    },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send.mutate)(event)} className="space-y-4">
      <TextField
        label="Code"
        hint="The six digits your authenticator app shows for this site."
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        control={control}
        name="code"
      />
      <SubmitButton label={submitLabel} busy={send.isPending} busyLabel="Checking..." className="w-full" />
    </form>
  );
}
