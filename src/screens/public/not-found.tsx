import { useEffect } from 'react';
import { PageHead } from '@/features/settings/page-head';
import { paths } from '@/lib/paths';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { HandheldFrame } from '@/ui/handheld-frame';
import { PageFrame } from '@/ui/page-frame';

/** The 404 page: a game that is over, on the machine it was played on. The bad path is logged. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <PageFrame>
      <PageHead title="Page not found" noindex />
      <HandheldFrame
        screen={
          <>
            <h1 className="numerals text-[clamp(6rem,30vw,9.5rem)] leading-none">404</h1>
            <p className="mt-2 text-lg leading-snug font-semibold text-balance">Game Over! This level doesn't exist.</p>
          </>
        }
      >
        <Link to={paths.home} className={buttonClass()}>
          Return to Home
        </Link>
      </HandheldFrame>
    </PageFrame>
  );
}
