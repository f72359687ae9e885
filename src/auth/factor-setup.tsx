import { Fragment, useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { adoptFactor, type OwnAccess } from '@/data/staff/accounts.admin';
import { usersKey } from '@/data/staff/users.admin';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast/notify';
import { AccountError, accountSentence } from './account-error';
import { CodeForm } from './code-form';
import { MailFirst } from './mail-first';
import { enrolFactor, type NewFactor } from './session';

interface FactorSetupProps {
  access: Pick<OwnAccess, 'mail_at'>;
  email: string;
  onDone: () => void;
}

type Step =
  | { at: 'start' | 'adoption' }
  /** `since` is the time of the mail that is too old; null when a password began the session. */
  | { at: 'mail'; since: string | null }
  | { at: 'code'; factor: NewFactor };

const refusals = {
  other: 'You’ve already set up a second factor on another device. You can delete this one from your app.',
  code: 'The code didn’t arrive. Please start again.',
  join: 'Your account isn’t set up for this site yet.',
  mail: 'Your email link is more than 15 minutes old.',
};

function failure(error: Error): string {
  return error instanceof AccountError ? accountSentence(error) : 'Failed to set up your second factor';
}

/**
 * Sets up a second factor: the user scans a picture and enters a code, then the database confirms the factor. The
 * database also says whether a recent mail began this session, because this device's clock may be wrong.
 */
export function FactorSetup({ access, email, onDone }: FactorSetupProps) {
  const { mail_at } = access;
  const [step, setStep] = useState<Step>(mail_at === null ? { at: 'mail', since: null } : { at: 'start' });
  const follow = (outcome: Awaited<ReturnType<typeof adoptFactor>>) => {
    setStep(outcome === 'mail' ? { at: 'mail', since: mail_at } : { at: 'start' });
    if (outcome !== 'adopted') {
      notify.failure(refusals[outcome]);
      return;
    }
    notify.success('Your second factor is set up.');
    onDone();
  };
  const start = useWrite({
    // An earlier try may have verified a code already. The user then need not scan another picture.
    mutationFn: async () => {
      const outcome = await adoptFactor();
      return outcome === 'code' ? enrolFactor() : outcome;
    },
    meta: { failure, invalidates: usersKey },
    onSuccess: (result) => (typeof result === 'string' ? follow(result) : setStep({ at: 'code', factor: result })),
  });
  const adoption = useWrite({ mutationFn: adoptFactor, meta: { failure, invalidates: usersKey }, onSuccess: follow });

  // The link in the mail opens another tab; this tab continues too.
  if (step.at === 'mail' && mail_at !== step.since) setStep({ at: 'start' });
  if (step.at === 'mail') {
    return (
      <MailFirst email={email}>
        To set up a second factor, sign in with an email link first, so that nobody else can. You then have 15 minutes.
      </MailFirst>
    );
  }
  if (step.at === 'code') {
    return (
      <NewFactorCode
        factor={step.factor}
        onRestart={() => setStep({ at: 'start' })}
        onDone={() => {
          setStep({ at: 'adoption' });
          adoption.mutate(null);
        }}
      />
    );
  }
  const next = step.at === 'adoption' ? adoption : start;
  return (
    <div className="space-y-3">
      <p className="max-w-prose text-sm text-muted">
        You need an authenticator app on your phone. It shows six digits to enter when you sign in.
      </p>
      <Button disabled={next.isPending} onClick={() => next.mutate(null)}>
        {next.isPending ? 'One moment...' : next.isError ? 'Try again' : 'Set up'}
      </Button>
    </div>
  );
}

interface NewFactorCodeProps {
  factor: NewFactor;
  onRestart: () => void;
  onDone: () => void;
}

function NewFactorCode({ factor: { id, qrCode, secret, uri }, onRestart, onDone }: NewFactorCodeProps) {
  const first = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus needs another place.
  useEffect(() => first.current?.focus(), []);
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(secret),
    meta: { success: 'Secret copied', failure: 'Your browser blocked the copy. Select the text and copy it yourself.' },
  });
  return (
    <div className="space-y-4">
      <ol className="max-w-prose list-decimal space-y-3 pl-5 text-sm">
        <li>
          <p ref={first} tabIndex={-1}>
            Scan this QR code with your authenticator app.
          </p>
          <img
            src={qrCode}
            alt="QR code of the secret below"
            width={208}
            height={208}
            className="mt-2 rounded-lg border border-line bg-white p-2"
          />
          <p className="mt-2">
            <a href={uri} className="font-semibold text-accent underline">
              Or open it in an app on this device
            </a>
          </p>
        </li>
        <li>
          <p>Can’t scan it? Type this secret into the app instead.</p>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {/* Margins separate the groups, so that a copy has no spaces. */}
            <code translate="no" className="rounded-lg bg-sunken px-3 py-2 select-all">
              {(secret.match(/.{1,4}/g) ?? []).map((part, index) => (
                <Fragment key={index}>
                  <span className="mr-2">{part}</span>
                  <wbr />
                </Fragment>
              ))}
            </code>
            <Button kind="quiet" size="small" onClick={() => copy.mutate()}>
              Copy secret
            </Button>
          </div>
        </li>
        <li>Enter the code the app shows.</li>
      </ol>
      <div className="max-w-md">
        <CodeForm factorId={id} submitLabel="Turn on" onDone={onDone} />
        <Button kind="quiet" className="mt-3 w-full" onClick={onRestart}>
          Start again
        </Button>
      </div>
    </div>
  );
}
