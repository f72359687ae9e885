import { Fragment, type ReactNode } from 'react';
import { tableEntries } from './find-palette';
import { manualChoices } from './palette-data';
import { PaletteStrip, SwatchArt } from './palette-swatches';
import { TitleLink } from './title-link';

const entries = tableEntries();

export function PaletteTables() {
  return (
    <>
      <SwatchArt />
      <EntryTable />
      <ManualTable />
    </>
  );
}

function EntryTable() {
  return (
    <SetupTable
      id="entries"
      title={`All ${entries.length} entries`}
      caption="Checksums, fourth letters, the titles we know and their colours. Shade 0 of objects is transparent, so they have three colours."
      columns={['Entry', 'Checksum', 'Fourth letter', 'Title and game', 'Set-up']}
    >
      {entries.map(({ entry, checksum, letter, setup, titles }) => (
        <SetupRow key={entry} name={entry} setup={setup}>
          <td>{`$${checksum}`}</td>
          <td>{letter === ' ' ? 'space' : (letter ?? '–')}</td>
          <td className="min-w-56">
            {titles.length === 0
              ? 'Everything else (default)'
              : titles.map(({ title, games }, index) => (
                  <Fragment key={title}>
                    {index > 0 && <br />}
                    <TitleLink title={title} />
                    {games.length > 0 && <span>{` ${games.join(', ')}`}</span>}
                  </Fragment>
                ))}
          </td>
          <td>
            <span>{setup}</span>
            {manualChoices
              .filter((choice) => choice.setup === setup)
              .map(({ key, buttons }) => (
                <span key={key} className="block text-xs whitespace-nowrap text-muted">{`${buttons} too`}</span>
              ))}
          </td>
        </SetupRow>
      ))}
    </SetupTable>
  );
}

/** Lists the combinations for print, and for visitors who cannot press the finder's buttons. */
function ManualTable() {
  return (
    <div className="max-w-3xl">
      <SetupTable
        id="combinations"
        title="The twelve combinations"
        caption="The buttons to hold while the logo shows, and the colours they give."
        columns={['Buttons', 'Name', 'Set-up']}
      >
        {manualChoices.map(({ key, buttons, name, setup }) => (
          <SetupRow key={key} name={buttons} setup={setup}>
            <td>{name}</td>
            <td>{setup}</td>
          </SetupRow>
        ))}
      </SetupTable>
    </div>
  );
}

interface SetupTableProps {
  id: string;
  title: string;
  caption: string;
  /** The columns before the three palettes. */
  columns: readonly string[];
  children: ReactNode;
}

function SetupTable({ id, title, caption, columns, children }: SetupTableProps) {
  return (
    <section aria-labelledby={`palette-${id}`} className="mt-section">
      <h2 id={`palette-${id}`} className="mb-4 text-title">
        {title}
      </h2>
      <div
        role="region"
        aria-labelledby={`${id}-caption`}
        // The table is wider than a phone. It scrolls, also by keyboard.
        tabIndex={0}
        className="relative -mx-gutter overflow-x-auto px-gutter print:m-0 print:overflow-visible print:p-0"
      >
        <table className={`w-full text-left text-sm ${cellClasses}`}>
          <caption id={`${id}-caption`} className="pb-4 text-left text-base text-muted">
            {/* The text stays within the screen when the table is wider. */}
            <span className="sticky left-0 block w-fit max-w-[min(48rem,calc(100vw-4rem))]">{caption}</span>
          </caption>
          <thead>
            <tr className="border-b border-control align-bottom text-label text-muted">
              {[...columns, ...parts.map(({ label }) => label)].map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 wrap-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}

/** The table sets these classes once, because it has very many cells. */
const cellClasses = '[&_tbody_th]:py-2 [&_tbody_th]:pr-4 [&_td]:py-2 [&_td]:pr-4';

interface SetupRowProps {
  name: ReactNode;
  setup: number;
  children: ReactNode;
}

function SetupRow({ name, setup, children }: SetupRowProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row">{name}</th>
      {children}
      {parts.map(({ part }) => (
        <td key={part}>
          <PaletteStrip setup={setup} part={part} />
        </td>
      ))}
    </tr>
  );
}

const parts = [
  { part: 'background', label: 'Background' },
  { part: 'object0', label: 'Objects 0' },
  { part: 'object1', label: 'Objects 1' },
] as const;
