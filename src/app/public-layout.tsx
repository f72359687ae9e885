import { useSiteSettings } from '@/features/settings/use-site-settings';
import { Outlet, useLocation } from '@/lib/router';
import { ErrorBoundary } from './error-boundary';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { SkipLink } from './skip-link';
import { useFocusOnPage } from './use-focus-on-page';

/** Header, page, footer. */
export function PublicLayout() {
  const { settings } = useSiteSettings();
  const { key, pathname } = useLocation();
  const main = useFocusOnPage(pathname);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader siteName={settings.siteName} locationKey={key} />
      <main id="main" ref={main} tabIndex={-1} className="grow">
        <ErrorBoundary place={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <PublicFooter siteName={settings.siteName} siteDescription={settings.siteDescription} />
    </div>
  );
}
