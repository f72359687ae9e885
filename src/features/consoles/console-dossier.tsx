import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { lineageOf, type ConsolePage } from '@/data/console-page';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/ui/external-link';
import { factGroups, partialDate } from './console-facts';
import { ConsolePlays } from './console-plays';
import { regions } from './fact-labels';
import { numberSources } from './fact-sources';
import { inTodaysDollars, money, pricesOf } from './launch-price';
import { TellUs } from './tell-us';

const unknown = 'Unknown';

/** Everything about a console that is typed and sourced: facts, releases, what it plays, articles, sources. */
export function ConsoleDossier({ model }: { model: ConsolePage }) {
  const groups = factGroups.filter(
    ({ optional, facts }) => !optional || facts.some((fact) => fact.value(model) !== null),
  );
  const releaseFields = model.releases.flatMap(({ region }) => [`release.${region}`, `price.${region}`]);
  const playing = model.plays.filter(({ plays }) => plays !== 'no');
  const playSources = playing.map(({ family, source_title, source_url }) => ({
    ...{ field: `plays.${family}`, title: source_title, url: source_url, note: null },
  }));
  const fields = [
    ...groups.flatMap(({ facts }) => facts.map(({ field }) => field)),
    ...releaseFields,
    ...playSources.map(({ field }) => field),
  ];
  const { listed, evidenceOf } = numberSources([...model.sources, ...playSources], fields);

  const marks = (field: string, known: boolean) => {
    const { numbers } = evidenceOf(field);
    if (numbers.length > 0) return <SourceMarks numbers={numbers} />;
    return known && <span className="ml-1.5 text-xs text-muted">no source</span>;
  };

  return (
    <>
      <Part id="details" title="In detail">
        <table className="w-full border-b border-line text-left">
          <caption className="sr-only">{`Details of the ${model.name}`}</caption>
          {groups.map(({ title, facts }) => (
            <tbody key={title}>
              <tr className="border-t border-line">
                <th scope="rowgroup" className="pt-8 pr-4 pb-2 text-lg font-bold">
                  {title}
                </th>
                <td className="pt-8 pb-2 text-right align-bottom">
                  <TellUs model={model} part={title} />
                </td>
              </tr>
              {facts.map(({ label, field, value }) => {
                const shown = value(model);
                const { notes } = evidenceOf(field);
                return (
                  <tr key={label} className="border-t border-line align-baseline">
                    <th scope="row" className="w-2/5 py-2.5 pr-4 text-label font-semibold text-muted sm:w-52">
                      {label}
                    </th>
                    <td className="py-2.5">
                      {shown ?? <span className="text-muted">{unknown}</span>}
                      {marks(field, shown !== null)}
                      {notes.length > 0 && <p className="text-sm text-muted">{notes.join(' ')}</p>}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </Part>
      {model.releases.length > 0 && (
        <Part id="releases" title="Releases and prices">
          <Releases model={model} marks={marks} />
          <p className="mt-4 text-right">
            <TellUs model={model} part="Releases and prices" />
          </p>
        </Part>
      )}
      {model.plays.length > 0 && (
        <Part id="plays" title="Plays">
          <ConsolePlays model={model} marks={marks} />
        </Part>
      )}
      <Lineage model={model} />
      {listed.length > 0 && (
        <Part id="sources" title="Sources">
          <ol className="list-decimal space-y-1 pl-6 text-sm">
            {listed.map(({ number, title, url }) => (
              <li key={number} id={`source-${number}`} className="wrap-anywhere target:bg-sunken">
                {url ? (
                  <ExternalLink href={url} className="underline decoration-line hover:text-accent">
                    {title}
                  </ExternalLink>
                ) : (
                  title
                )}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  );
}

function SourceMarks({ numbers }: { numbers: readonly number[] }) {
  return (
    <sup className="ml-1 space-x-0.5 text-xs">
      {numbers.map((number) => (
        <a key={number} href={`#source-${number}`} aria-label={`Source ${number}`} className="text-muted no-underline">
          {number}
        </a>
      ))}
    </sup>
  );
}

interface ReleasesProps {
  model: ConsolePage;
  marks: (field: string, known: boolean) => ReactNode;
}

function Releases({ model: { name, releases }, marks }: ReleasesProps) {
  const inOrder = Object.keys(regions).flatMap((region) => releases.filter((release) => release.region === region));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-b border-line text-left">
        <caption className="sr-only">{`Releases of the ${name}`}</caption>
        <thead>
          <tr className="text-label text-muted">
            <th scope="col">Region</th>
            <th scope="col">Date</th>
            <th scope="col">Price at launch</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ region, released, price, price_to, currency }) => {
            const year = Number(released?.slice(0, 4));
            const today = price !== null && currency === 'USD' ? inTodaysDollars(price, year) : null;
            return (
              <tr key={region} className="border-t border-line align-baseline">
                <th scope="row" className="py-2.5 pr-4 font-semibold">
                  {regions[region]}
                </th>
                <td className="py-2.5 pr-4">
                  {released ? partialDate(released) : <span className="text-muted">{unknown}</span>}
                  {marks(`release.${region}`, released !== null)}
                </td>
                <td className="py-2.5">
                  {price !== null && currency ? (
                    <>
                      {money(price, currency)}
                      {price_to !== null && ` to ${money(price_to, currency)}`}
                    </>
                  ) : (
                    <span className="text-muted">{unknown}</span>
                  )}
                  {marks(`price.${region}`, price !== null)}
                  {today !== null && (
                    <p className="text-sm text-muted">
                      {`About ${money(Math.round(today), 'USD')} in ${pricesOf} dollars, by the US consumer price index`}
                    </p>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Lineage({ model }: { model: ConsolePage }) {
  const { data: lineage } = useQuery(lineageOf(model));
  const before = lineage?.predecessor ?? model.predecessor_name;
  const after = lineage?.successor ?? model.successor_name;
  const articles = model.posts.map(({ post }) => post);
  return (
    <>
      {(before ?? after) && (
        <Part id="lineage" title="Before and after">
          <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {before && (
              <div>
                <dt className="text-label text-muted">Followed the</dt>
                <dd>
                  <Neighbour of={before} />
                </dd>
              </div>
            )}
            {after && (
              <div>
                <dt className="text-label text-muted">Was followed by the</dt>
                <dd>
                  <Neighbour of={after} />
                </dd>
              </div>
            )}
          </dl>
        </Part>
      )}
      {articles.length > 0 && (
        <Part id="articles" title="Articles about it">
          <ul className="space-y-2">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={paths.post(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Neighbour({ of }: { of: string | { slug: string; name: string } }) {
  return typeof of === 'string' ? of : <Link to={paths.console(of.slug)}>{of.name}</Link>;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-section grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr] print:mt-6 print:block"
    >
      <h2 id={id} className="text-title print:mb-3">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}
