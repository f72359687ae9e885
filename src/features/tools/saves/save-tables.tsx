import { memo, type ReactNode } from 'react';
import { SourceLink } from '@/ui/source-link';
import { ExternalLink } from '@/ui/external-link';
import { isRecorded, type Cartridge } from './cartridges';
import { NoteText } from './save-card';
import { saveNotes, saveSources } from './save-facts';
import { platforms, saveTypes } from './save-words';

interface SaveTablesProps {
  cartridges: readonly Cartridge[];
}

/**
 * Lists recorded cartridges, cartridges from software tables, and the notes on both. The rows are simple, because there
 * may be very many.
 */
export function SaveTables({ cartridges }: SaveTablesProps) {
  const opened = cartridges.filter(isRecorded);
  const others = cartridges.filter((each) => !isRecorded(each));
  const noted = new Set(cartridges.flatMap(({ notes }) => notes));
  return (
    <>
      {opened.length > 0 && (
        <Part
          id="recorded"
          title="Recorded cartridges"
          text="Opened, photographed and recorded. The first code leads to the record, in a new tab. Below the save type is the print on the save chip of one copy, where it’s recorded. The battery is the one the board is built for: read yours before you buy a new one. Confidence is high where nothing else is said."
          columns={recordedColumns}
        >
          {opened.map((cartridge) => (
            <RecordedRow key={cartridge.id} cartridge={cartridge} />
          ))}
        </Part>
      )}
      {others.length > 0 && (
        <Part
          id="software"
          title="Known from software only"
          text={
            <span>
              {'No opened cartridge is recorded. All are Game Boy Advance games; the save type is what the '}
              <SourceLink title="save type table of the EZ-Flash Omega" url={saveSources.ezFlash.url} />
              {' says for the code in the header. What '}
              <SourceLink title="the save overrides of mGBA" url={saveSources.mgba.url} />
              {' say is beside it.'}
            </span>
          }
          columns={softwareColumns}
        >
          {others.map((cartridge) => (
            <SoftwareRow key={cartridge.id} cartridge={cartridge} />
          ))}
        </Part>
      )}
      {noted.size > 0 && (
        <section aria-labelledby="notes" className="mt-10">
          <h2 id="notes" className="mb-4 text-heading">
            Notes
          </h2>
          <ol className="list-decimal space-y-2 pl-7 text-sm md:columns-2 md:gap-x-14">
            {saveNotes.map((_note, index) =>
              noted.has(index + 1) ? (
                <li
                  key={index}
                  id={`note-${index + 1}`}
                  value={index + 1}
                  className="break-inside-avoid target:bg-sunken"
                >
                  <NoteText number={index + 1} />
                </li>
              ) : null,
            )}
          </ol>
        </section>
      )}
    </>
  );
}

/** The widths are fixed, so that a filter moves no column. */
type Column = readonly [heading: string, width: string];

const recordedColumns: readonly Column[] = [
  ['Title', 'w-36 lg:w-auto'],
  ['With a flat battery', 'w-36'],
  ['Save type and chip', 'w-48'],
  ['Battery', 'w-18'],
  ['Codes', 'w-30'],
  ['Platform', 'w-34'],
  ['Boards', 'w-38'],
  ['Copies', 'w-14'],
];

const softwareColumns: readonly Column[] = [
  ['Title', 'w-36 lg:w-auto'],
  ['With a flat battery', 'w-36'],
  ['Save type by software', 'w-52'],
  ['Code', 'w-18'],
  ['mGBA', 'w-24'],
  ['Confidence', 'w-24'],
];

interface PartProps {
  id: string;
  title: string;
  text: ReactNode;
  columns: readonly Column[];
  children: ReactNode;
}

/** Draws a table whose first column stays while the other columns scroll. The table styles its cells in one place. */
function Part({ id, title, text, columns, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 text-title">
        {title}
      </h2>
      <p className="mb-4 max-w-3xl text-pretty">{text}</p>
      <div
        role="region"
        aria-label={`${title}: table`}
        // The table is wider than a phone. It scrolls, also by keyboard.
        tabIndex={0}
        className={`relative -mx-gutter overflow-x-auto px-gutter print:m-0 print:overflow-visible print:p-0 ${linkClasses}`}
      >
        <table
          className={`w-max table-fixed border-separate border-spacing-0 text-left text-sm wrap-normal lg:w-full ${cellClasses}`}
        >
          <caption className="sr-only">{title}</caption>
          <thead className="text-label text-muted">
            <tr>
              {columns.map(([heading, width]) => (
                <th key={heading} scope="col" className={width}>
                  {heading}
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

const cellClasses =
  '[&_td,&_th]:border-b [&_td,&_th]:border-line [&_td,&_th]:py-2 [&_td,&_th]:pr-3 [&_td,&_th]:align-top [&_th:first-child]:sticky [&_th:first-child]:left-0 [&_th:first-child]:bg-canvas [&_small]:block [&_small]:text-sm [&_small]:text-muted';

const linkClasses =
  '[&_a]:underline [&_a]:decoration-control [&_a]:underline-offset-4 [&_a]:hover:text-accent pointer-coarse:[&_td>a]:inline-flex pointer-coarse:[&_td>a]:min-h-touch pointer-coarse:[&_td>a]:items-center pointer-coarse:[&_td>a]:-my-2 [&_sup>a]:px-1 [&_sup>a]:py-2';

/** Joins codes with line breaks, because a code must not break at its hyphen. */
function lines(codes: readonly string[]): string {
  return codes.join(',\n');
}

/** `memo` keeps the remaining rows when a filter changes. */
const RecordedRow = memo(function RecordedRow({ cartridge }: { cartridge: Cartridge }) {
  const { id, codes, save, chip, cell, source, platform, boards, copies, confidence } = cartridge;
  return (
    <tr>
      <th scope="row">{cartridge.title}</th>
      <Outcome cartridge={cartridge}>{confidence !== 'high' && ` (confidence ${confidence})`}</Outcome>
      <td>
        <span>{saveTypes[save].label}</span>
        {chip && <small>{chip}</small>}
      </td>
      <td>{cell ?? (save === 'tama5' ? 'size unknown' : 'none')}</td>
      <td className="whitespace-pre">
        <ExternalLink href={source}>{id}</ExternalLink>
        {codes.length > 1 && <span>{lines(['', ...codes.slice(1)])}</span>}
      </td>
      <td>{platforms[platform]}</td>
      <td className="whitespace-pre">{lines(boards)}</td>
      <td>{copies}</td>
    </tr>
  );
});

const SoftwareRow = memo(function SoftwareRow({ cartridge }: { cartridge: Cartridge }) {
  return (
    <tr>
      <th scope="row">{cartridge.title}</th>
      <Outcome cartridge={cartridge} />
      <td>{saveTypes[cartridge.save].label}</td>
      <td>{cartridge.id}</td>
      <td>{cartridge.mgba ?? '–'}</td>
      <td>{cartridge.confidence}</td>
    </tr>
  );
});

interface OutcomeProps {
  cartridge: Cartridge;
  children?: ReactNode;
}

function Outcome({ cartridge: { save, notes }, children }: OutcomeProps) {
  const { label, outcome } = saveTypes[save].verdict;
  return (
    <td>
      <span className={outcome === 'lost' ? 'font-bold' : undefined}>{label}</span>
      {children}
      {notes.map((number) => (
        <sup key={number}>
          {' '}
          <a href={`#note-${number}`} aria-label={`Note ${number}`}>
            {number}
          </a>
        </sup>
      ))}
    </td>
  );
}
