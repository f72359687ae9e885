import { useState } from 'react';
import type { OwnAccess } from '@/data/staff/accounts.admin';
import { MailFirst } from '@/auth/mail-first';
import { PasswordForm } from '@/auth/password-form';
import { Panel } from '@/ui/admin-page';

interface OwnPasswordProps {
  access: Pick<OwnAccess, 'mail_at'>;
  email: string;
}

/** Sets a new password, in a session that began with a recent mail. The service decides how old the mail may be. */
export function OwnPassword({ access: { mail_at }, email }: OwnPasswordProps) {
  const [tooOld, setTooOld] = useState<string | null>(null);
  return (
    <Panel title="Password">
      {mail_at === tooOld || mail_at === null ? (
        <MailFirst email={email}>
          To set a new password, sign in with an email link first, so that nobody else can. You then have 24 hours.
        </MailFirst>
      ) : (
        <div className="max-w-md space-y-4">
          <p className="text-sm text-muted">Saving it signs you out on your other devices.</p>
          <PasswordForm email={email} onMailNeeded={() => setTooOld(mail_at)} />
        </div>
      )}
    </Panel>
  );
}
