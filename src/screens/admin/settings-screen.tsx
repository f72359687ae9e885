import { savedSettings } from '@/data/site/settings.admin';
import { BuildHook } from '@/features/builds/build-hook';
import { PageHead } from '@/features/seo/page-head';
import { SettingsForm } from '@/features/settings/settings-form';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/site/admin-paths';
import { buttonClass } from '@/ui/button';
import { LoadFailed, PageTitle } from '@/ui/admin-page';
import { SkeletonBlock } from '@/ui/skeletons';

export function SettingsScreen() {
  return (
    <>
      {/* The browser tab shows the meta title, so staff see a saved title at once. */}
      <PageHead noindex />
      <PageTitle
        action={
          <Link to={adminPaths.setup} className={buttonClass('quiet')}>
            Setup
          </Link>
        }
      >
        Settings
      </PageTitle>
      <Settings />
      <div className="mt-6">
        <BuildHook />
      </div>
    </>
  );
}

/** Renders the form only with loaded settings, so that defaults never overwrite stored settings. */
function Settings() {
  const settings = useQuery({ ...savedSettings(), meta: { failure: 'Failed to load settings' } });
  if (settings.isPending) return <SkeletonBlock label="Loading the settings" className="h-96" />;
  if (settings.isLoadingError) {
    return <LoadFailed onRetry={() => void settings.refetch()}>We couldn’t load the settings.</LoadFailed>;
  }
  return <SettingsForm saved={settings.data} />;
}
