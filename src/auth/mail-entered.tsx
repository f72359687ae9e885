import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { CodeForm } from './code-form';
import { stepAfterSignIn, type MailStep } from './mail-steps';
import { PasswordForm } from './password-form';
import { enrolReason } from './permissions';
import type { OwnAccess } from '@/data/staff/accounts.admin';
import { useWrite } from '@/lib/use-write';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';

interface MailEnteredProps {
  access: OwnAccess;
  onStep: (step: MailStep) => void;
}

/** Shows the signed-in account, and then the next step: a code, a second factor or a new password. */
export function MailEntered({ access, onStep }: MailEnteredProps) {
  const email = access.email ?? '';
  return (
    <>
      <p className="wrap-anywhere text-muted">{`You’re signed in as ${email}.`}</p>
      {content()}
    </>
  );

  function content() {
    switch (access.state) {
      case 'code':
        return <CodeFirst onStep={onStep} />;
      case 'enrol':
        return (
          <>
            <p>{enrolReason(access)}</p>
            <Link to={paths.admin} replace className={`${buttonClass()} w-full`}>
              Set up a second factor
            </Link>
          </>
        );
      default:
        return <NewPassword email={email} onStep={onStep} />;
    }
  }
}

function CodeFirst({ onStep }: Pick<MailEnteredProps, 'onStep'>) {
  const queryClient = useQueryClient();
  // When the read fails, the page offers another try.
  const readAccess = useWrite({
    mutationFn: () => stepAfterSignIn(queryClient),
    onSuccess: onStep,
    onError: () => onStep({ at: 'join' }),
  });
  return (
    <>
      <CodeForm takesFocus onDone={() => readAccess.mutate(undefined)} />
      <p className="text-sm text-muted">Lost your phone? Ask another admin to reset your sign-in.</p>
    </>
  );
}

function NewPassword({ email, onStep }: { email: string; onStep: MailEnteredProps['onStep'] }) {
  const navigate = useNavigate();
  return (
    <>
      <PasswordForm
        email={email}
        onSaved={() => void navigate(paths.admin, { replace: true })}
        onMailNeeded={() =>
          onStep({
            at: 'ask',
            email,
            note: 'To set a new password, sign in with an email link from the last 24 hours. Ask for one here.',
          })
        }
      />
      <Link to={paths.admin} replace className={`${buttonClass('quiet')} w-full`}>
        Continue without a new password
      </Link>
    </>
  );
}
