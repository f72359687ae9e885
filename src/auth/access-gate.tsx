import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OwnAccess } from '@/data/staff/accounts.admin';
import { useSiteSettings } from '@/data/site/settings';
import { paths } from '@/site/paths';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { CodeForm } from './code-form';
import { FactorSetup } from './factor-setup';
import { enrolReason, notSetUpReason } from './permissions';

interface AccessGateProps {
  access: OwnAccess;
  email: string;
  /** Runs after a change that may let the user in. */
  onDone: () => void;
  onLogOut: () => void;
}

const titles: Record<OwnAccess['state'], string> = {
  in: '',
  code: 'Enter your code',
  enrol: 'Set up a second factor',
  join: 'Not set up yet',
  nobody: 'Not on the team yet',
};

/** Replaces the admin area for an account that may not enter it now. */
export function AccessScreen({ access, email, onDone, onLogOut }: AccessGateProps) {
  const { settings } = useSiteSettings();
  const main = useRef<HTMLElement>(null);
  const { state } = access;
  useEffect(() => {
    const first = main.current?.querySelector<HTMLElement>('input') ?? main.current?.querySelector('h1');
    first?.focus();
  }, [state]);
  return (
    <main id="main" ref={main} className="mx-auto max-w-lg px-gutter py-section">
      <title>{`${titles[state]} | ${settings.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <img src="/favicon.svg" alt="" width={56} height={56} />
        <h1 tabIndex={-1} className="mt-5 text-title">
          {titles[state]}
        </h1>
        <p className="mt-2 mb-6 [overflow-wrap:anywhere] text-muted">{`You’re signed in as ${email}.`}</p>
        <div className="space-y-5">
          <Gate access={access} email={email} onDone={onDone} />
          <Button kind="quiet" className="w-full" onClick={onLogOut}>
            Logout
          </Button>
        </div>
      </div>
    </main>
  );
}

/** Covers unsaved work until the user enters a code or sets up a second factor. */
export function AccessDialog({ access, email, onDone, onLogOut }: AccessGateProps) {
  return (
    <Dialog title={titles[access.state]}>
      <p className="text-muted">Your work is safe. Do this first, then carry on.</p>
      <Gate access={access} email={email} onDone={onDone} />
      <Button kind="quiet" className="w-full" onClick={onLogOut}>
        Logout
      </Button>
    </Dialog>
  );
}

type GateProps = Omit<AccessGateProps, 'onLogOut'>;

function Gate({ access, email, onDone }: GateProps) {
  switch (access.state) {
    case 'code':
      return (
        <>
          <CodeForm onDone={onDone} />
          <p className="text-sm text-muted">Lost your phone? Ask another admin to reset your sign-in.</p>
        </>
      );
    case 'enrol':
      return (
        <>
          <p>{enrolReason(access)}</p>
          <FactorSetup access={access} email={email} onDone={onDone} />
        </>
      );
    case 'join':
      return (
        <>
          <p>This account can’t sign in right now. Ask an admin, or sign in with a new email link.</p>
          <MailLink />
        </>
      );
    default:
      return (
        <>
          <p>{notSetUpReason}</p>
          <p className="text-sm text-muted">Has an admin added you by now? An email link sets up your account.</p>
          <MailLink />
        </>
      );
  }
}

function MailLink() {
  return (
    <Link to={paths.password} className={`${buttonClass()} w-full`}>
      Email me a link
    </Link>
  );
}
