import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountSentence } from './account-error';
import { MailEntered } from './mail-entered';
import { MailForm } from './mail-form';
import { firstStep, stepAfterJoining, stepAfterOldLink, type MailStep } from './mail-steps';
import { signInByMail } from './session';
import { onStoredSession, storedSession } from '@/data/service/session-record';
import { useWrite } from '@/lib/use-write';
import { forgetMailToken, type MailLinkState } from '@/site/mail-link';
import { paths } from '@/site/paths';
import { Notice } from '@/ui/admin-page';
import { Button, loneLinkClass } from '@/ui/button';

const titles: Record<MailStep['at'], string> = {
  ask: 'Sign in by email',
  sent: 'Check your inbox',
  link: 'Sign me in',
  join: 'Almost there',
  in: 'Welcome',
};

/** Requests a mail, signs in by its link, and offers a new password. */
export function MailEntry() {
  const location = useLocation() as { state: MailLinkState | null };
  const [shownLocation, setShownLocation] = useState(location);
  const [step, setStep] = useState(() => firstStep(location.state));
  // A user may open the link of another mail in this page.
  if (location !== shownLocation) {
    setShownLocation(location);
    setStep(firstStep(location.state));
  }
  const heading = useFocusOnChange(step.at === 'in' ? `in ${step.access.state}` : step.at);
  const name = step.at === 'in' ? `, ${step.access.name ?? step.access.email}` : '';
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-title wrap-anywhere">
        {titles[step.at] + name}
      </h1>
      <div className="mt-4 space-y-5">
        <StepContent step={step} onStep={setStep} />
      </div>
    </>
  );
}

const linkClass = `${loneLinkClass} underline underline-offset-4 hover:text-accent`;

interface StepProps<At extends MailStep['at'] = MailStep['at']> {
  step: Extract<MailStep, { at: At }>;
  onStep: (step: MailStep) => void;
}

function StepContent({ step, onStep }: StepProps) {
  switch (step.at) {
    case 'ask':
      return <Ask step={step} onStep={onStep} />;
    case 'sent':
      return <Sent step={step} onStep={onStep} />;
    case 'in':
      return <MailEntered access={step.access} onStep={onStep} />;
    default:
      return <Enter step={step} onStep={onStep} />;
  }
}

function Ask({ step, onStep }: StepProps<'ask'>) {
  const session = useSyncExternalStore(onStoredSession, storedSession, () => null);
  return (
    <>
      {step.note && <Notice tone="warning">{step.note}</Notice>}
      <Text>
        Enter the email address the team has for you. We’ll send you a link that signs you in, and then you can set a
        password.
      </Text>
      <MailForm email={step.email ?? session?.user.email} onSent={(email) => onStep({ at: 'sent', email })} />
      {session ? (
        <>
          <Text>{`You’re signed in as ${session.user.email}.`}</Text>
          <Link to={paths.admin} className={linkClass}>
            Go to the admin area
          </Link>
        </>
      ) : (
        <Link to={paths.login} className={linkClass}>
          Sign in with your password
        </Link>
      )}
    </>
  );
}

function Sent({ step: { email, isSecond = false }, onStep }: StepProps<'sent'>) {
  return (
    <>
      <Text>
        {isSecond
          ? `We have to replace your old account. One more email is on its way to ${email}: open its link to sign in.`
          : `If this address belongs to a member of the team, a mail is on its way: ${email}`}
      </Text>
      <Text>
        The link works once, for an hour, and only until you ask for another. Nothing there? Check your spam folder, or
        ask an admin which address the team has for you.
      </Text>
      <Button kind="quiet" className="w-full" onClick={() => onStep({ at: 'ask', email })}>
        Send another link
      </Button>
    </>
  );
}

/** Uses the token only after a press, because scanners for dangerous links open the page too. */
function Enter({ step, onStep }: StepProps<'link' | 'join'>) {
  const queryClient = useQueryClient();
  const join = useWrite({
    mutationFn: () => stepAfterJoining(queryClient),
    onSuccess: onStep,
    onError: () => onStep({ at: 'join' }),
  });
  const enter = useWrite({
    mutationFn: signInByMail,
    onSuccess: () => {
      forgetMailToken();
      join.mutate(undefined);
    },
    onError: (error) => {
      const next = stepAfterOldLink(error);
      if (!next) return;
      forgetMailToken();
      onStep(next);
    },
  });
  const busy = enter.isPending || join.isPending;
  return (
    <>
      <Text>
        {step.at === 'link'
          ? 'This link signs you in on this device. It works once.'
          : 'Your link worked, but we couldn’t check whether you’re on the team. Please try again.'}
      </Text>
      {enter.isError && (
        <p role="alert" className="font-semibold text-danger">
          {accountSentence(enter.error)}
        </p>
      )}
      {/* A disabled button would lose the focus. */}
      <Button
        className="w-full"
        aria-disabled={busy}
        onClick={() => {
          if (busy) return;
          if (step.at === 'link') enter.mutate(step.token);
          else join.mutate(undefined);
        }}
      >
        {busy ? 'Signing in...' : step.at === 'link' ? 'Sign me in' : 'Try again'}
      </Button>
      {(step.at === 'join' || enter.isError) && (
        <Button kind="quiet" className="w-full" aria-disabled={busy} onClick={() => !busy && onStep({ at: 'ask' })}>
          Get a new link
        </Button>
      )}
    </>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <p className="wrap-anywhere text-muted">{children}</p>;
}

/** Focuses the heading of a new step: the pressed button is gone with its step. */
function useFocusOnChange(at: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useLayoutEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
  }, [at]);
  return heading;
}
