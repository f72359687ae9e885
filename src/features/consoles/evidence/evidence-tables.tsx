import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/english';
import { paths } from '@/site/paths';
import { Button, loneLinkClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { sourceLinkClass } from '@/ui/source-link';
import { catalogueEvidence } from './catalogue-evidence';
import type { Confidence, ConsoleEvidence } from './evidence-of';
import { sourceKinds, type SourceKind } from './source-kinds';

const kinds = Object.keys(sourceKinds) as SourceKind[];

const confidences: Record<Confidence, string> = { high: 'Sure', medium: 'Less sure', low: 'Doubtful' };
const levels = Object.keys(confidences) as Confidence[];

export function EvidenceTables() {
  const { data, isPending, refetch } = useQuery(catalogueEvidence());
  if (isPending) return <SkeletonBlock label="Loading the counts" className="h-96" />;
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        We couldn’t load the counts. Please try again.
      </EmptyState>
    );
  const open = data.filter(({ doubtful, unsourced }) => doubtful.length + unsourced.length > 0);
  return (
    <>
      <Part id="sources-by-kind" title="Sources by kind">
        <p className="mt-3 max-w-3xl text-pretty">
          The facts of a console page name their sources. We count them in the catalogue as it stands; a source counts
          once for each fact that it backs.
        </p>
        <KindTable consoles={data} />
      </Part>
      <Part id="sources-by-console" title="Sources by console">
        <p className="mt-3 max-w-3xl text-pretty">
          We are sure of a fact when a primary or technical source has it, or several others agree. One secondary source
          makes us less sure. A weak source makes it doubtful.
        </p>
        <ConsoleTable consoles={data} />
      </Part>
      <Part id="unverified" title="Unverified">
        <p className="mt-3 max-w-3xl text-pretty">
          These facts have a weak source only, or none. Do you know a better one? Each console page has a link beside
          the fact that takes you to the contact form.
        </p>
        {open.length === 0 ? (
          <p className="mt-4">Every fact has a source that we trust.</p>
        ) : (
          <dl className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-2">
            {open.map((model) => (
              <div key={model.slug}>
                <dt className="font-bold">
                  <ConsoleLink model={model} />
                </dt>
                {model.doubtful.length > 0 && <dd className="mt-1">{`Doubtful: ${model.doubtful.join('; ')}.`}</dd>}
                {model.unsourced.length > 0 && <dd className="mt-1">{`No source: ${model.unsourced.join('; ')}.`}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Part>
    </>
  );
}

interface TableProps {
  consoles: readonly ConsoleEvidence[];
}

function KindTable({ consoles }: TableProps) {
  const all = sum(kinds.map((kind) => ofKind(consoles, kind)));
  return (
    <table className="mt-5 w-full max-w-3xl border-b border-line text-left">
      <caption className="sr-only">Sources by kind</caption>
      <thead className="text-label text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-semibold">
            Kind
          </th>
          <th scope="col" className="py-2 text-right font-semibold wrap-normal">
            Count
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <KindRow key={kind} {...sourceKinds[kind]} count={ofKind(consoles, kind)} all={all} />
        ))}
        <KindRow
          title="None"
          text="Facts without a source. Each says ‘no source’ on its page."
          count={sum(consoles.map(({ unsourced }) => unsourced.length))}
        />
      </tbody>
    </table>
  );
}

interface KindRowProps {
  title: string;
  text: string;
  count: number;
  /** The total. Undefined when the count is not a part of a total. */
  all?: number;
}

function KindRow({ title, text, count, all }: KindRowProps) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2.5 pr-4 font-normal">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-pretty text-muted">{text}</span>
      </th>
      <td className="py-2.5 text-right whitespace-nowrap tabular-nums">
        <span>{formatNumber(count)}</span>
        {all !== undefined && all > 0 && <span className="block text-sm text-muted">{shareOf(count, all)}</span>}
      </td>
    </tr>
  );
}

function ConsoleTable({ consoles }: TableProps) {
  const columns = [...kinds.map((kind) => sourceKinds[kind].title), 'None', ...levels.map((each) => confidences[each])];
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label="Table of sources by console"
      className="mt-5 overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-sm wrap-normal">
        <caption className="sr-only">Sources by console: kinds, then how sure we are</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-left font-semibold">
              Console
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2.5 text-right font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {consoles.map((model) => (
            <tr key={model.slug} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-semibold whitespace-nowrap">
                <ConsoleLink model={model} />
              </th>
              {[
                ...kinds.map((kind) => model.kinds[kind] ?? 0),
                model.unsourced.length,
                ...levels.map((level) => model.confidence[level] ?? 0),
              ].map((count, index) => (
                <td key={columns[index]} className="px-3 py-1.5 text-right tabular-nums">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ConsoleLink({ model: { slug, name } }: { model: ConsoleEvidence }) {
  return (
    <Link to={paths.console(slug)} className={`${loneLinkClass} ${sourceLinkClass}`}>
      {name}
    </Link>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-section">
      <h2 id={id} className="scroll-mt-24 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

function shareOf(count: number, all: number): string {
  const percent = Math.round((count / all) * 100);
  return percent === 0 && count > 0 ? 'under 1 %' : `${percent} %`;
}

function ofKind(consoles: readonly ConsoleEvidence[], kind: SourceKind): number {
  return sum(consoles.map((model) => model.kinds[kind] ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
