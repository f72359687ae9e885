import { Link } from 'react-router-dom';
import { DatabaseSetup, OperatorSetup, ServiceSetup, ManualSetup } from '@/features/settings/setup-list';
import { PageHead } from '@/features/seo/page-head';
import { useAccessCheck } from '@/auth/use-permissions';
import { adminPaths } from '@/site/admin-paths';
import { Notice, PageTitle } from '@/ui/admin-page';
import { buttonClass } from '@/ui/button';

/** Shows whether the project is ready for accounts. A browser cannot check everything. */
export function SetupScreen() {
  const { busy, reason } = useAccessCheck('settings:edit');
  return (
    <>
      <PageHead title="Setup" noindex />
      <PageTitle
        action={
          <Link to={adminPaths.settings} className={buttonClass('quiet')}>
            Back to settings
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
            Who answers for the site, and everything staff sign-in needs from the project. The settings of the site have
            the operator. To change anything else, use the service’s dashboard, or supabase/config.toml and npm run
            supabase -- config push.
          </p>
          {!busy && (
            <>
              <OperatorSetup />
              <DatabaseSetup />
              <ServiceSetup />
              <ManualSetup />
            </>
          )}
        </div>
      )}
    </>
  );
}
