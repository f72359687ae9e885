import { Link } from 'react-router-dom';
import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { SocialIcons } from '@/features/social-links/social-icons';
import { env } from '@/site/env';
import { paths } from '@/site/paths';
import { ExternalLink } from '@/ui/external-link';
import { useInBrowser } from '@/ui/hydration';
import { isServiceDown } from '@/data/reads/service-state';
import { readBuildDay } from '@/data/reads/snapshot';
import { formatDay } from '@/lib/dates';

interface PublicFooterProps {
  siteName: string;
  siteDescription: string;
}

const explore = [
  { label: 'Timeline', to: paths.timelinePage },
  { label: 'Consoles', to: paths.consoles },
  { label: 'Blog', to: paths.blog },
];

const more = [
  { label: 'About', to: paths.about },
  { label: 'Tools', to: paths.tools },
  { label: 'What plays on what', to: paths.compatibility },
  { label: 'Charts', to: paths.charts },
  { label: 'Buying guide', to: paths.buying },
  { label: 'Repair and care', to: paths.repair },
  { label: 'Editions and colours', to: paths.editions },
  { label: 'How we know', to: paths.howWeKnow },
  { label: 'Open data', to: paths.openData },
];

const policies = [
  { label: 'Cookie Policy', href: env.policies.cookies || `${paths.privacy}#cookies` },
  { label: 'Privacy Policy', href: env.policies.privacy || paths.privacy },
];

const entryClass = 'inline-flex min-h-touch min-w-touch items-center font-medium hover:text-accent';

export function PublicFooter({ siteName, siteDescription }: PublicFooterProps) {
  // The year comes from the browser, so that a built file does not depend on the calendar.
  const year = useInBrowser(() => `${new Date().getFullYear()} `, '');
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <OutageNote />
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-10 px-gutter pt-16 pb-10 max-lg:grid-rows-[auto_auto_1fr] lg:grid-cols-[6fr_3fr_8fr_3fr]">
        <div className="space-y-4 max-lg:col-span-2">
          <p className="font-display text-title">{siteName}</p>
          <p className="max-w-md text-pretty text-muted">{siteDescription}</p>
          {/* The icons load later. This space keeps their place, so that nothing below moves. */}
          <div className="min-h-touch">
            <SocialIcons />
          </div>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore" className="mb-2 text-lg">
            Explore
          </h2>
          <ul>
            {explore.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className={entryClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-more" className="max-lg:row-span-2">
          <h2 id="footer-more" className="mb-2 text-lg">
            More
          </h2>
          <ul className="gap-x-8 lg:columns-2">
            {more.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className={entryClass}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a href={paths.rss} className={entryClass}>
                RSS feed
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-policies">
          <h2 id="footer-policies" className="mb-2 text-lg">
            Policies
          </h2>
          <ul>
            {policies.map(({ label, href }) => (
              <li key={label}>
                {href.startsWith(paths.privacy) ? (
                  <Link to={href} className={entryClass}>
                    {label}
                  </Link>
                ) : (
                  <ExternalLink href={href} className={entryClass}>
                    {label}
                  </ExternalLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-10 gap-y-4 px-gutter pb-12">
        <p className="max-w-2xl text-sm text-muted">{`© ${year}${siteName}. An independent fan site, not affiliated with, endorsed or sponsored by Nintendo. Console and game names are trademarks of their owners.`}</p>
        <p aria-hidden="true" className="numerals text-4xl text-muted">
          1989 – 2020
        </p>
      </div>
    </footer>
  );
}

/** Shows a note while the service is down and the page shows a snapshot. */
function OutageNote() {
  const queries = useQueryClient().getQueryCache();
  // Queries also change during a render, when React allows no update of a component.
  const onChange = useCallback((notify: () => void) => queries.subscribe(notifyManager.batchCalls(notify)), [queries]);
  const down = useSyncExternalStore(
    onChange,
    () => isServiceDown(queries),
    () => false,
  );
  return (
    <div aria-live="polite" className="mx-auto max-w-page px-gutter text-sm text-muted">
      {down && <Note />}
    </div>
  );
}

function Note() {
  const { data: day } = useQuery({ queryKey: ['day-of-build'], queryFn: readBuildDay, meta: { kinds: [] } });
  return (
    <p className="pt-6">
      We can’t reach our server right now.
      {day && <span>{` You’re reading a copy saved on ${formatDay(day)}.`}</span>}
    </p>
  );
}
