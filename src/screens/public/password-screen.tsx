import { MailEntry } from '@/auth/mail-entry';
import { PageHead } from '@/features/seo/page-head';
import { PageFrame } from '@/ui/page-frame';

/** Shows the sign-in by mail, for a first sign-in or a forgotten password. */
export function PasswordScreen() {
  return (
    <PageFrame>
      <PageHead title="Sign in by email" noindex />
      <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <img src="/favicon.svg" alt="" width={56} height={56} />
        <MailEntry />
      </div>
    </PageFrame>
  );
}
