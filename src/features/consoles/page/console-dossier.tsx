import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Fragment, type ReactNode } from 'react';
import { ownCartridges } from '@/data/consoles/cartridge-families';
import { consoleRelations } from '@/data/consoles/console-page';
import type { ConsolePage } from '@/data/consoles/consoles';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { SourceMarks } from '@/ui/source-marks';
import { ExternalLink } from '@/ui/external-link';
import { factGroups } from '@/features/consoles/console-facts';
import { ConsolePlays } from './console-plays';
import { Note, Releases, releasesIn, type Evidence } from './console-releases';
import { unknownText } from '@/features/consoles/console-specs';
import { numberSources } from './fact-sources';
import { TellUs } from './tell-us';

const linkClass = 'underline decoration-control underline-offset-4 hover:text-accent';

/** The anchors and the names of charts on the page of charts. */
const chartLinks = [
  ['battery-life', 'battery life'],
  ['launch-prices', 'launch prices'],
  ['sales', 'sales'],
  ['weight', 'weight and size'],
] as const;

/** Shows all typed and sourced content of a console: facts, releases, compatibility, articles, sources. */
export function ConsoleDossier({ model }: { model: ConsolePage }) {
  const groups = factGroups
    .filter(({ optional, facts }) => !optional || facts.some((fact) => fact.value(model) !== null))
    .map((group) => ({ ...group, facts: group.facts.filter((fact) => !fact.optional || fact.value(model) !== null) }));
  const releases = releasesIn(model);
  const playing = model.plays.filter(({ plays }) => plays !== 'no');
  const playSources = playing.map(({ family, source_title, source_url }) => ({
    ...{ field: `plays.${family}`, title: source_title, url: source_url, note: null },
  }));
  const fields = [
    ...groups.flatMap(({ facts }) => facts.map(({ field }) => field)),
    ...releases.flatMap(({ region }) => ['release', 'price', 'games', 'colours'].map((kind) => `${kind}.${region}`)),
    ...playSources.map(({ field }) => field),
    ...['predecessor', 'successor'],
  ];
  const { listed, evidenceOf } = numberSources([...model.sources, ...playSources], fields);

  const marks = (field: string, known: boolean) => {
    const { numbers } = evidenceOf(field);
    if (numbers.length > 0) return <SourceMarks numbers={numbers} />;
    return known && <span className="ml-1.5 inline-block text-xs text-muted">no source</span>;
  };
  const noteOf = (field: string) => evidenceOf(field).notes.join(' ');

  return (
    <>
      <Part id="details" title="In detail">
        <table className="w-full border-b border-line text-left">
          <caption className="sr-only">{`Details of the ${model.name}`}</caption>
          {groups.map(({ title, facts }) => (
            <tbody key={title}>
              <tr className="border-t border-line">
                <th scope="rowgroup" className="min-w-[min(9rem,42vw)] pt-8 pb-2 text-lg font-bold">
                  {title}
                </th>
                <td className="pt-8 pb-2 text-right align-bottom">
                  <TellUs model={model} part={title} />
                </td>
              </tr>
              {facts.map(({ label, field, value }) => {
                const shown = value(model);
                return (
                  <tr key={label} className="border-t border-line align-baseline">
                    <th scope="row" className="w-2/5 py-2.5 pr-4 text-label font-semibold text-muted sm:w-52">
                      {label}
                    </th>
                    <td className="py-2.5">
                      <span className={shown === null ? 'text-muted' : undefined}>{shown ?? unknownText}</span>
                      {marks(field, shown !== null)}
                      <Note text={noteOf(field)} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
        <p className="mt-4 text-sm text-muted print:hidden">
          See it against other models:{' '}
          {chartLinks.map(([chart, words], index) => (
            <Fragment key={chart}>
              {index > 0 && <span>{', '}</span>}
              <Link to={`${paths.charts}#${chart}`} className={linkClass}>
                {words}
              </Link>
            </Fragment>
          ))}
        </p>
        <p className="mt-2 text-sm text-muted print:hidden">
          Tools for this console:{' '}
          {toolsFor(model).map(([path, words], index) => (
            <Fragment key={path}>
              {index > 0 && <span>{', '}</span>}
              <Link to={path} className={linkClass}>
                {words}
              </Link>
            </Fragment>
          ))}
        </p>
      </Part>
      {releases.length > 0 && (
        <Part id="releases" title="Releases and prices">
          <Releases name={model.name} releases={releases} marks={marks} noteOf={noteOf} />
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
      <Lineage model={model} marks={marks} noteOf={noteOf} />
      {listed.length > 0 && (
        <Part id="sources" title="Sources">
          <ol className="list-decimal space-y-1 pl-6 text-sm">
            {listed.map(({ number, title, url }) => (
              <li key={number} id={`source-${number}`} className="wrap-anywhere target:bg-sunken">
                {url ? (
                  <ExternalLink href={url} className={`${loneLinkClass} underline decoration-line hover:text-accent`}>
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

function toolsFor(model: ConsolePage): [path: string, words: string][] {
  const own = ownCartridges(model);
  return [
    [paths.identify, 'which one do I have?'],
    [`${paths.editions}#${model.slug}`, 'editions and colours'],
    ...(['GB', 'GBC', 'GBA'].some((code) => own.includes(code))
      ? [[paths.saves, 'will my save survive?'] satisfies [string, string]]
      : []),
    ...(own.includes('GBC') ? [[paths.palettes, 'palette finder'] satisfies [string, string]] : []),
  ];
}

function Lineage({ model, marks, noteOf }: Evidence & { model: ConsolePage }) {
  const { data: relations } = useQuery(consoleRelations(model));
  const articles = model.posts.map(({ post }) => post);
  const sides = [
    ['predecessor', 'Followed the'],
    ['successor', 'Was followed by the'],
  ] as const;
  const neighbours = sides.flatMap(([field, label]) => {
    const { [`${field}_id` as const]: id, [`${field}_name` as const]: name } = model;
    const of = relations?.[field] ?? name;
    return of || (id === null && noteOf(field)) ? { field, label, of } : [];
  });
  return (
    <>
      {neighbours.length > 0 && (
        <Part id="lineage" title="Before and after">
          <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {neighbours.map(({ field, label, of }) => (
              <div key={field}>
                <dt className="text-label text-muted">{label}</dt>
                <dd>
                  {of ? <Neighbour of={of} /> : <span className="text-muted">{unknownText}</span>}
                  {marks(field, Boolean(of))}
                  <Note text={noteOf(field)} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {articles.length > 0 && (
        <Part id="articles" title="Articles about it">
          <ul className="space-y-2">
            {articles.map(({ slug, title }) => (
              <li key={slug} dir="auto">
                <Link to={paths.post(slug)} className={`${loneLinkClass} ${linkClass}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Neighbour({ of }: { of: string | { slug: string; name: string } }) {
  if (typeof of === 'string') return <span>{of}</span>;
  return (
    <Link to={paths.console(of.slug)} className={`${loneLinkClass} ${linkClass}`}>
      {of.name}
    </Link>
  );
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
