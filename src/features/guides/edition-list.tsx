import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { launchColours, type LaunchColours } from '@/data/consoles/launch-colours';
import { regions } from '@/data/consoles/regions';
import { modelNames, sourcesOf, type GuideSource } from '@/data/guides/claim';
import type { Edition } from '@/data/guides/edition';
import { editions } from '@/data/guides/editions';
import { formatPartialDate } from '@/lib/dates';
import { paths } from '@/site/paths';
import { Button, loneLinkClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { sourceLinkClass } from '@/ui/source-link';
import { SourceList, ClaimMarks } from './claim-text';

interface Row extends Omit<Edition, 'model' | 'sources'> {
  sources: readonly GuideSource[];
}

/** The models without launches, for a failed read of the catalogue. */
const withoutLaunches = Object.entries(modelNames).map(([slug, name]) => ({ slug, name, launches: [] }));

export function EditionList() {
  const { data, isPending, refetch } = useQuery(launchColours());
  if (isPending) return <SkeletonBlock label="Loading the editions" className="h-96" />;
  const parts = (data ?? withoutLaunches).map(({ slug, name, launches }) => ({
    slug,
    name,
    rows: rowsOf(slug, launches),
  }));
  const listed = sourcesOf(parts.flatMap(({ rows }) => rows));
  return (
    <>
      <nav aria-label="Consoles on this page">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
          {parts.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${slug}`} className={`${loneLinkClass} ${sourceLinkClass}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {!data && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We couldn’t load the launch colours. Please try again.
        </EmptyState>
      )}
      <div className="mt-12 max-w-3xl space-y-12">
        {parts.map(({ slug, name, rows }) => (
          <section key={slug} aria-labelledby={slug}>
            <h2 id={slug} className="scroll-mt-24 text-title">
              {name}
            </h2>
            {rows.length === 0 ? (
              <p className="mt-3 text-muted">We have no sourced colour or edition yet.</p>
            ) : (
              <EditionTable name={name} rows={rows} listed={listed} />
            )}
            <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
              <Link to={paths.console(slug)} className={`${loneLinkClass} ${sourceLinkClass}`}>
                {`More about the ${name}`}
              </Link>
              <Link
                to={`${paths.contact}?about=${slug}`}
                className={`${loneLinkClass} ${sourceLinkClass} print:hidden`}
              >
                Wrong, or missing? Tell us <span className="sr-only">{`about the ${name}`}</span>
              </Link>
            </p>
          </section>
        ))}
      </div>
      <SourceList listed={listed} />
    </>
  );
}

interface EditionTableProps {
  name: string;
  rows: readonly Row[];
  listed: readonly GuideSource[];
}

function EditionTable({ name, rows, listed }: EditionTableProps) {
  return (
    <table className="mt-4 w-full border-b border-line text-left">
      <caption className="sr-only">{`Colours and editions of the ${name}`}</caption>
      <thead className="text-label text-muted">
        <tr>
          <th scope="col" className="w-3/5 py-2 pr-4 font-semibold">
            Edition
          </th>
          <th scope="col" className="py-2 font-semibold">
            Released
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name + String(row.released)} className="border-t border-line align-top">
            <th scope="row" className="py-3 pr-4 font-normal">
              <span className="font-semibold">{row.name}</span>
              {row.sources.length > 0 ? (
                <ClaimMarks sources={row.sources} listed={listed} />
              ) : (
                <span className="ml-1.5 inline-block text-xs text-muted">no source</span>
              )}
              {row.made && <span className="mt-1 block text-sm">{`Number: ${row.made}`}</span>}
              {row.note && <span className="mt-1 block text-sm text-pretty text-muted">{row.note}</span>}
            </th>
            <td className="py-3">
              {row.released.map(([region, date]) => (
                <span key={region} className="block">
                  {releaseOf(region, date)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(slug: string, launches: readonly LaunchColours[]): Row[] {
  return [
    ...launches.map(({ colours, ...launch }) => ({ ...launch, name: `At launch: ${colours.join(', ')}` })),
    ...editions.filter(({ model }) => model === slug),
  ];
}

function releaseOf(region: string | null, date: string | null): string {
  const parts = [
    ...(region === null ? [] : [regions[region] ?? region]),
    ...(date === null ? [] : [formatPartialDate(date)]),
  ];
  return parts.join(', ') || 'Unknown';
}
