import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { AccountError, accountSentence } from './account-error';
import { requestMail } from './session';
import { isEmail } from '@/lib/text-rules';
import { useWrite } from '@/lib/use-write';
import { TextField } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';

interface MailFormProps {
  email?: string;
  onSent: (email: string) => void;
}

const mailSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, 'Enter your email address.')),
});

/** Requests the mail with the link. The form reveals no address of the team. */
export function MailForm({ email = '', onSent }: MailFormProps) {
  const { control, handleSubmit, setError, setFocus } = useForm({
    resolver: valibotResolver(mailSchema),
    defaultValues: { email },
  });
  const send = useWrite({
    mutationFn: ({ email }: { email: string }) => requestMailQuietly(email),
    onSuccess: (_nothing, { email }) => onSent(email),
    onError: (error) => {
      setError('email', { type: 'server', message: accountSentence(error) });
      setFocus('email');
    },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send.mutate)(event)} className="space-y-4">
      <TextField label="Email" type="email" required autoComplete="username" control={control} name="email" />
      <SubmitButton label="Email me a link" busy={send.isPending} busyLabel="Sending..." className="mt-2 w-full" />
    </form>
  );
}

/** Requests the mail. It resolves for an address outside the team too, so that nobody learns who is on the team. */
async function requestMailQuietly(email: string): Promise<void> {
  try {
    await requestMail(email);
  } catch (error) {
    if (!(error instanceof AccountError && error.kind === 'not-listed')) throw error;
  }
}
