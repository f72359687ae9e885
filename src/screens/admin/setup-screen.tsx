import { Link } from 'react-router-dom';
import { DatabaseSetup, ServiceSetup, UnseenSetup } from '@/features/settings/setup-list';
import { PageHead } from '@/features/seo/page-head';
import { useKnownReason } from '@/auth/use-permissions';
import { adminPaths } from '@/site/admin-paths';
import { Notice, PageTitle } from '@/ui/admin-page';
import { buttonClass } from '@/ui/button';

/** Whether the project is set up as the accounts need it, as far as a browser can see. */
export function SetupScreen() {
  const { asking, reason } = useKnownReason('settings:edit');
  return (
    <>
      <PageHead title="Setup" noindex />
      <PageTitle
        action={
          <Link to={adminPaths.settings} className={buttonClass('quiet')}>
            Back to Settings
          </Link>
        }
      >
        Setup
      </PageTitle>
      {reason ? (
        <Notice>{reason}</Notice>
      ) : (
        <div className="space-y-6">
          <p className="max-w-prose text-muted">
            What the sign-in of the team needs from the project, and whether it is there. To change something, use the
            dashboard of the service, or supabase/config.toml and npm run supabase -- config push.
          </p>
          {!asking && (
            <>
              <DatabaseSetup />
              <ServiceSetup />
              <UnseenSetup />
            </>
          )}
        </div>
      )}
    </>
  );
}
