import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '@/features/seo/page-head';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { PageFrame } from '@/ui/page-frame';

/** Shows a handheld with a lost game, and logs the missing path. */
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
      <WaysOn />
    </PageFrame>
  );
}

const ways = [
  { label: 'Consoles', to: paths.consoles },
  { label: 'Blog', to: paths.blog },
  { label: 'Tools', to: paths.tools },
];

/** The browser itself sends the search: the page works the same before and without its script. */
function WaysOn() {
  return (
    <div className="mx-auto mt-10 max-w-md">
      <nav aria-label="Ways on">
        <ul className="flex justify-center gap-x-6">
          {ways.map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to}
                className="inline-flex min-h-touch min-w-touch items-center justify-center font-semibold underline decoration-control underline-offset-4 hover:text-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form action={paths.blog} role="search" className="mt-3 flex gap-2">
        <input
          type="search"
          name="q"
          dir="auto"
          required
          aria-label="Search articles"
          placeholder="Search articles"
          className="field min-h-touch w-full rounded-full border border-control bg-surface px-5 py-2"
        />
        <button type="submit" className={buttonClass('quiet')}>
          Search
        </button>
      </form>
    </div>
  );
}

interface HandheldFrameProps {
  screen: ReactNode;
  /** The link in the position of Start and Select. */
  children: ReactNode;
}

/** Draws a handheld around its content, as a decoration. */
function HandheldFrame({ screen, children }: HandheldFrameProps) {
  return (
    <div className="mx-auto max-w-md rounded-3xl rounded-br-[7rem] border border-control bg-shell px-5 pt-3 pb-10 text-center shadow-lifted sm:px-8">
      <div className="mb-4 h-px bg-ink/20" />
      <div className="rounded-xl rounded-br-[3.5rem] bg-[#52525f] px-[9%] pt-4 pb-8">
        <div aria-hidden="true" className="mb-3 flex items-center gap-3">
          <span className="size-3 rounded-full bg-[#e2413b]" />
          <span className="h-2 grow border-y-2 border-t-[#c9477f] border-b-[#7482d6]" />
        </div>
        <div className="flex aspect-10/9 flex-col items-center justify-center rounded-sm bg-lcd bg-[linear-gradient(rgb(28_38_16/0.06)_1px,transparent_1px),linear-gradient(90deg,rgb(28_38_16/0.06)_1px,transparent_1px)] bg-size-[4px_4px] p-4 text-lcd-ink inset-shadow-sm">
          {screen}
        </div>
      </div>
      <Controls />
      {children}
    </div>
  );
}

function Controls() {
  return (
    <svg viewBox="0 0 360 130" width="360" height="130" aria-hidden="true" className="mt-4 mb-5 h-auto w-full">
      <circle cx="72" cy="65" r="56" className="fill-ink" opacity="0.08" />
      <path
        d="M56 20h32v29h29v32H88v29H56V81H27V49h29z"
        fill="#2b2b31"
        stroke="#2b2b31"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle cx="72" cy="65" r="10" fill="#45454d" />
      <g fill="#96265b">
        <circle cx="256" cy="84" r="25" />
        <circle cx="320" cy="50" r="25" />
      </g>
      <g fill="none" stroke="#ffffff" strokeOpacity="0.4" strokeWidth="3" strokeLinecap="round">
        <path d="M241 77a17 17 0 0 1 14-9M305 43a17 17 0 0 1 14-9" />
      </g>
    </svg>
  );
}
