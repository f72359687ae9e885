import type { ReactNode } from 'react';
import { useWrite } from '@/lib/use-write';
import { Notice } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { accountSentence } from './account-error';
import { requestMail } from './session';

interface MailFirstProps {
  email: string;
  /** The reason for the mail. */
  children: ReactNode;
}

/** Offers a mail that begins a new session, when the current session is too old or began with a password. */
export function MailFirst({ email, children }: MailFirstProps) {
  const mail = useWrite({ mutationFn: () => requestMail(email) });
  return (
    <div className="space-y-3">
      <p className="max-w-prose text-sm text-muted">{children}</p>
      {mail.isSuccess && (
        <Notice>{`A mail is on its way to ${email}. Open the link in this browser within an hour, then come back here.`}</Notice>
      )}
      {mail.isError && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {accountSentence(mail.error)}
        </p>
      )}
      <Button kind="quiet" aria-disabled={mail.isPending} onClick={() => !mail.isPending && mail.mutate(null)}>
        {mail.isPending ? 'Sending...' : mail.isSuccess ? 'Send another link' : 'Email me a link'}
      </Button>
    </div>
  );
}
