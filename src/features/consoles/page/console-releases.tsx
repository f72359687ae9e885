import type { ReactNode } from 'react';
import type { ConsolePage } from '@/data/consoles/consoles';
import { regions } from '@/data/consoles/regions';
import { formatPartialDate } from '@/lib/dates';
import { unknownText } from '@/features/consoles/console-specs';
import { inTodaysDollars, formatMoney, lastPriceYear } from '@/features/consoles/launch-price';

export function Note({ text }: { text: string }) {
  return text !== '' && <p className="text-sm text-muted">{text}</p>;
}

/** Returns the releases in the order of the regions. A region that has only a source gets an empty release. */
export function releasesIn({ releases, sources }: ConsolePage): Release[] {
  return Object.keys(regions).flatMap((region) => {
    const recorded = releases.find((release) => release.region === region);
    const isSourced = sources.some(({ field }) => field === `release.${region}` || field === `price.${region}`);
    return recorded ?? (isSourced ? { ...unknownRelease, region } : []);
  });
}

type Release = ConsolePage['releases'][number];

const unknownRelease = {
  ...{ released: null, price: null, price_to: null, currency: null },
  ...{ launch_games: null, launch_colours: null, note: null },
};

export interface Evidence {
  marks: (field: string, known: boolean) => ReactNode;
  /** Returns the note on a fact, or '' without a note. */
  noteOf: (field: string) => string;
}

interface ReleasesProps extends Evidence {
  name: string;
  releases: readonly Release[];
}

export function Releases({ name, releases, marks, noteOf }: ReleasesProps) {
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
        {releases.map(({ region, released, price, price_to, currency, launch_games, launch_colours, note }) => {
          const year = Number(released?.slice(0, 4));
          const today = price !== null && currency === 'USD' ? inTodaysDollars(price, year) : null;
          const atLaunch = [
            { label: 'Launch games', field: `games.${region}`, values: launch_games },
            { label: 'Colours', field: `colours.${region}`, values: launch_colours },
          ].filter(({ field, values }) => values !== null || noteOf(field) !== '');
          const hasMore = atLaunch.length > 0 || note !== null;
          return (
            <tbody key={region} className="border-t border-line align-baseline">
              <tr>
                <th scope="rowgroup" rowSpan={hasMore ? 2 : 1} className="py-2.5 pr-4 font-semibold wrap-normal">
                  {regions[region]}
                </th>
                <td className="py-2.5 pr-4">
                  <span className={released ? undefined : 'text-muted'}>
                    {released ? formatPartialDate(released) : unknownText}
                  </span>
                  {marks(`release.${region}`, released !== null)}
                  <Note text={noteOf(`release.${region}`)} />
                </td>
                <td className="py-2.5">
                  {price !== null && currency ? (
                    <>
                      <span>{formatMoney(price, currency)}</span>
                      {price_to !== null && <span>{` to ${formatMoney(price_to, currency)}`}</span>}
                    </>
                  ) : (
                    <span className="text-muted">{unknownText}</span>
                  )}
                  {marks(`price.${region}`, price !== null)}
                  {today !== null && (
                    <p className="text-sm text-muted">
                      {`About ${formatMoney(Math.round(today), 'USD')} in ${lastPriceYear} dollars, by the US consumer price index`}
                    </p>
                  )}
                  <Note text={noteOf(`price.${region}`)} />
                </td>
              </tr>
              {hasMore && (
                <tr>
                  <td colSpan={2} className="pb-2.5 text-sm text-muted">
                    {atLaunch.map(({ label, field, values }) => (
                      <p key={field}>
                        <span>{`${label}: ${values?.join(', ') ?? unknownText}`}</span>
                        {marks(field, values !== null)}
                        {noteOf(field) && <span>{` ${noteOf(field)}`}</span>}
                      </p>
                    ))}
                    {note && <p>{note}</p>}
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
