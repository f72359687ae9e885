import { useEffect } from 'react';
import { PageHead } from '@/features/settings/page-head';
import { paths } from '@/lib/paths';
import { Link, useLocation } from '@/lib/router';
import { buttonClass } from '@/ui/button';
import { PageFrame } from '@/ui/page-frame';

/** The 404 page. The bad path is logged. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <PageFrame>
      <PageHead title="Page not found" noindex />
      <div className="py-16 text-center">
        <h1 className="text-8xl text-accent tabular-nums">404</h1>
        <p className="mt-6 text-xl">Game Over! This level doesn't exist.</p>
        <Link to={paths.home} className={`${buttonClass()} mt-8`}>
          Return to Home
        </Link>
      </div>
    </PageFrame>
  );
}
