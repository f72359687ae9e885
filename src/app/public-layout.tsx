import { useSiteSettings } from '@/data/site/settings';
import { Outlet, useLocation } from 'react-router-dom';
import { HydratesApart, HydrationMark } from '@/ui/hydration';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { SkipLink, useFocusOnPage } from './skip-link';

/** The frame of a public page, which React hydrates first. */
export function PublicLayout() {
  const { settings } = useSiteSettings();
  const { key, pathname } = useLocation();
  const main = useFocusOnPage(pathname);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader siteName={settings.siteName} locationKey={key} />
      <main id="main" ref={main} tabIndex={-1} className="grow">
        <HydratesApart>
          <Outlet />
          <HydrationMark />
        </HydratesApart>
      </main>
      <HydratesApart>
        <PublicFooter siteName={settings.siteName} siteDescription={settings.siteDescription} />
      </HydratesApart>
    </div>
  );
}
