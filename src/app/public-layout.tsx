import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSiteSettings } from '@/features/settings/use-site-settings';
import { useLocation } from '@/lib/router';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { scrollKey } from './scroll-key';

/** Header, page, footer. */
export function PublicLayout() {
  const { settings } = useSiteSettings();
  const { key, pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // Screen readers and the keyboard go on from the new page, not from a link that is gone.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink print:hidden focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <PublicHeader siteName={settings.siteName} locationKey={key} />
      <main id="main" ref={main} tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <PublicFooter siteName={settings.siteName} siteDescription={settings.siteDescription} />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
