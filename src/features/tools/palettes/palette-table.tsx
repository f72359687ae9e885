import { Fragment } from 'react';
import { tableEntries } from './find-palette';
import { manualChoices } from './palette-data';
import { PaletteStrip, SwatchArt } from './palette-swatches';
import { TitleLink } from './title-link';

const entries = tableEntries();

/** Every entry of the list with its colours. A title leads to its way through the finder. */
export function PaletteTable() {
  return (
    <section aria-labelledby="palette-entries" className="mt-section">
      <h2 id="palette-entries" className="mb-4 text-title">
        {`All ${entries.length} entries`}
      </h2>
      <SwatchArt />
      <div
        role="region"
        aria-labelledby="entries-caption"
        // Wider than a phone: it scrolls, also by keyboard.
        tabIndex={0}
        className="relative -mx-gutter overflow-x-auto px-gutter print:m-0 print:overflow-visible print:p-0"
      >
        <table className={`w-full text-left text-sm ${cellClasses}`}>
          <caption id="entries-caption" className="pb-4 text-left text-base text-muted">
            {/* Stays within the screen where the table is wider. */}
            <span className="sticky left-0 block w-fit max-w-[min(48rem,calc(100vw-4rem))]">
              Checksums, fourth letters, the titles we know and their colours. Shade 0 of objects is transparent, so
              they have three colours.
            </span>
          </caption>
          <thead>
            <tr className="border-b border-control align-bottom text-label text-muted">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 wrap-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ entry, checksum, letter, setup, titles }) => (
              <tr key={entry} className="border-b border-line align-top">
                <th scope="row">{entry}</th>
                <td>{`$${checksum}`}</td>
                <td>{letter === ' ' ? 'space' : (letter ?? '–')}</td>
                <td className="min-w-56">
                  {titles.length === 0
                    ? 'Titles that nothing else fits'
                    : titles.map(({ title, games }, index) => (
                        <Fragment key={title}>
                          {index > 0 && <br />}
                          <TitleLink title={title} />
                          {games.length > 0 && ` ${games.join(', ')}`}
                        </Fragment>
                      ))}
                </td>
                <td>
                  {setup}
                  {manualChoices
                    .filter((choice) => choice.setup === setup)
                    .map(({ key, buttons }) => (
                      <span key={key} className="block text-xs whitespace-nowrap text-muted">{`${buttons} too`}</span>
                    ))}
                </td>
                <td>
                  <PaletteStrip setup={setup} part="background" />
                </td>
                <td>
                  <PaletteStrip setup={setup} part="object0" />
                </td>
                <td>
                  <PaletteStrip setup={setup} part="object1" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const columns = [
  ...['Entry', 'Checksum', 'Fourth letter', 'Title and game', 'Set-up'],
  ...['Background', 'Objects 0', 'Objects 1'],
];

/** Said once, not in each of very many cells. */
const cellClasses = '[&_tbody_th]:py-2 [&_td]:py-2 [&_td]:pr-4';
