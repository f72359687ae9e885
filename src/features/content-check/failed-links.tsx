import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { contentReport, type ContentReport } from '@/data/site/content-report.admin';
import { momentOf } from '@/lib/dates';
import { adminPaths } from '@/site/admin-paths';
import { Panel } from '@/ui/admin-page';
import { loneLinkClass } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { editorOf } from './finding-words';

const shown = 5;

export function FailedLinks() {
  const report = useQuery(contentReport());
  return (
    <Panel title="Failed links">
      <Loaded what="the last check" query={report}>
        {(found) => {
          const failed = found?.findings.filter(({ kind }) => kind === 'broken-link' || kind === 'slow-link') ?? [];
          return (
            <div className="space-y-3 text-sm">
              <p className="text-muted">{found ? summary(failed.length, found) : 'No check has run yet.'}</p>
              {failed.length > 0 && (
                <ul className="divide-y divide-line">
                  {failed.slice(0, shown).map((finding, index) => (
                    <li key={index} className="py-2 first:pt-0 last:pb-0">
                      <Link
                        to={editorOf(finding)}
                        dir="auto"
                        className={`${loneLinkClass} text-base font-semibold wrap-anywhere hover:text-accent hover:underline`}
                      >
                        {finding.title}
                      </Link>
                      <p className="wrap-anywhere">{finding.address}</p>
                      <p className="wrap-anywhere text-muted">{finding.detail}</p>
                    </li>
                  ))}
                </ul>
              )}
              <p>
                <Link to={adminPaths.contentCheck} className={`${loneLinkClass} font-semibold text-accent underline`}>
                  {found ? 'Everything the check found' : 'How to run the check'}
                </Link>
              </p>
            </div>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function summary(count: number, { checked_at, addresses }: ContentReport): string {
  const when = momentOf(checked_at);
  if (addresses === 0) return `The check of ${when} asked no links.`;
  if (count === 0) return `No link failed on ${when}.`;
  return `${count} ${count === 1 ? 'link' : 'links'} failed on ${when}.`;
}
