import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { cartridgeFamilies } from '@/data/consoles/cartridge-families';
import {
  matrixPageSize,
  playingConsoleBySlug,
  playingConsoles,
  regionLockSources,
  type LockSource,
  type PlayingConsole,
} from '@/data/consoles/compatibility';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterForm, NativeSubmit } from '@/ui/filter-form';
import { Pager } from '@/ui/pager';
import { SelectBox } from '@/ui/select-box';
import { SkeletonBlock } from '@/ui/skeletons';
import { CableList } from './cable-list';
import { Answer, NoteMarks, NoteText } from './play-cell';
import { loneLinkClass } from '@/ui/button';
import { numberNotes, type PlayNote } from './play-notes';

interface PlayMatrixProps {
  /** The slug of the chosen console. Empty for all. */
  slug: string;
  page: number;
  onSlug: (slug: string) => void;
  hrefTo: (page: number) => string;
}

const families = Object.entries(cartridgeFamilies);

export function PlayMatrix({ slug, page, onSlug, hrefTo }: PlayMatrixProps) {
  const consoles = useQuery(playingConsoles(page));
  const { consoles: all = [], page: shownPage = 1, total = 0 } = consoles.data ?? {};
  const onPage = all.find((model) => model.slug === slug);
  const singleConsole = useQuery({
    ...playingConsoleBySlug(slug),
    enabled: slug !== '' && total > all.length && !onPage,
  });
  const one = onPage ?? singleConsole.data ?? undefined;
  const selectable = one && !onPage ? [...all, one] : all;
  const locks = useQuery({ ...regionLockSources(one && !onPage ? [one] : all), enabled: all.length > 0 });
  const pageCount = Math.ceil(total / matrixPageSize);
  if (consoles.isPending || singleConsole.isLoading)
    return <SkeletonBlock label="Loading what plays on what" className="h-[48rem]" />;
  const failed = [consoles, singleConsole].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return (
      <EmptyState title="Nothing to show" action={<Button onClick={() => void failed.refetch()}>Try again</Button>}>
        We couldn’t load what plays on what. Please try again.
      </EmptyState>
    );
  }
  return (
    <>
      <FilterForm className="mb-8 flex gap-1 print:hidden">
        <SelectBox
          label="Console"
          name="console"
          value={slug}
          options={[
            { value: '', label: 'All consoles' },
            ...selectable.map(({ slug: value, name: label }) => ({ value, label })),
          ]}
          onSelect={onSlug}
        />
        <NativeSubmit className="shrink-0" />
      </FilterForm>
      {slug !== '' && !one ? (
        <EmptyState
          title="No such console"
          action={
            <Button kind="quiet" onClick={() => onSlug('')}>
              Show all consoles
            </Button>
          }
        >
          {`There’s no console “${slug}” in the catalogue.`}
        </EmptyState>
      ) : (
        <>
          {one ? <OneConsole model={one} locks={locks.data} /> : <AllConsoles consoles={all} locks={locks.data} />}
          {!one && pageCount > 1 && (
            <Pager label="Pages of consoles" page={shownPage} pageCount={pageCount} hrefTo={hrefTo} />
          )}
          <CableList one={one} />
        </>
      )}
    </>
  );
}

interface LocksProps {
  /** Undefined when the read failed. */
  locks: readonly LockSource[] | undefined;
}

/** Returns the notes about a console's region lock. Notes with a source come first, by title. */
function lockNotes(locks: readonly LockSource[] | undefined, { id }: PlayingConsole): PlayNote[] {
  const own = (locks ?? []).filter(({ console_id }) => console_id === id);
  const key = ({ title, note }: LockSource) => `${title ?? '\uffff'}\n${note}`;
  return own.sort((one, other) => key(one).localeCompare(key(other), 'en'));
}

function cellOf({ plays }: PlayingConsole, family: string) {
  const cell = plays.find((each) => each.family === family);
  const note: PlayNote = {
    note: cell?.note ?? null,
    title: cell?.source_title ?? null,
    url: cell?.source_url ?? null,
  };
  return { answer: cell?.plays ?? null, notes: [note] };
}

function AllConsoles({ consoles, locks }: LocksProps & { consoles: readonly PlayingConsole[] }) {
  const { listed, numberOf } = numberNotes();
  return (
    <>
      <div
        role="region"
        aria-labelledby="matrix-caption"
        // The table is wider than a phone. It scrolls, also by keyboard.
        tabIndex={0}
        className="relative -mx-gutter scroll-pl-36 overflow-x-auto px-gutter print:m-0 print:overflow-visible print:p-0"
      >
        <table className={`w-full border-separate border-spacing-0 text-left text-sm ${cellClasses}`}>
          <caption id="matrix-caption" className="pb-4 text-left text-base text-muted">
            {/* The text stays within the screen when the table is wider. */}
            <span className="sticky left-0 block w-fit max-w-[calc(100vw-4rem)]">
              Each console with the cartridges and cards it plays. The small numbers lead to the notes and sources
              below.
            </span>
          </caption>
          <thead>
            <tr className="align-bottom text-label text-muted">
              <th scope="col" className={`${stickyClass} z-20 border-b border-control py-2 pr-3`}>
                Console
              </th>
              {families.map(([code, name]) => (
                <th key={code} scope="col" className="min-w-20 border-b border-control px-2 py-2 wrap-normal">
                  {name}
                </th>
              ))}
              <th scope="col" className="min-w-20 border-b border-l border-control px-2 py-2 wrap-normal">
                Region lock
              </th>
            </tr>
          </thead>
          <tbody>
            {consoles.map((model) => (
              <tr key={model.id}>
                <th scope="row" className={`${stickyClass} z-10 w-44 min-w-28 border-b border-line py-2 pr-3`}>
                  <Link to={paths.console(model.slug)} className={`${loneLinkClass} font-semibold`}>
                    {model.name}
                  </Link>
                </th>
                {families.map(([code]) => {
                  const { answer, notes } = cellOf(model, code);
                  return (
                    <td key={code}>
                      <Answer answer={answer} />
                      <NoteMarks numbers={notes.map(numberOf)} known={answer !== null} />
                    </td>
                  );
                })}
                <td className="border-l">
                  <Answer answer={model.region_lock} />
                  <NoteMarks
                    numbers={lockNotes(locks, model).map(numberOf)}
                    known={model.region_lock !== null && locks !== undefined}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section aria-labelledby="matrix-notes" className="mt-section">
        <h2 id="matrix-notes" className="mb-6 text-title">
          Notes and sources
        </h2>
        <ol className="list-decimal gap-x-14 pl-7 text-sm md:columns-2">
          {listed.map((each, index) => (
            <li
              key={index}
              id={`note-${index + 1}`}
              className="mb-2 break-inside-avoid pl-1 wrap-anywhere target:bg-sunken"
            >
              <NoteText {...each} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The table sets these classes once, because it has very many cells. */
const cellClasses =
  '[&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-2 [&_td]:whitespace-nowrap [&_a]:hover:text-accent';

/** The first column stays while the other columns scroll. */
const stickyClass = 'sticky left-0 bg-canvas';

function OneConsole({ model, locks }: LocksProps & { model: PlayingConsole }) {
  const rows: { label: string; answer: string | null; notes: PlayNote[] }[] = [
    ...families.map(([code, name]) => ({ label: name, ...cellOf(model, code) })),
    { label: 'Region lock', answer: model.region_lock, notes: lockNotes(locks, model) },
  ];
  return (
    <section aria-labelledby="one-console">
      <h2 id="one-console" className="mb-4 text-title">
        <Link to={paths.console(model.slug)} className={`${loneLinkClass} hover:text-accent`}>
          {model.name}
        </Link>
      </h2>
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{`What the ${model.name} plays`}</caption>
        <thead>
          <tr className="text-label text-muted">
            <th scope="col" className="w-[30%] py-2 pr-4 wrap-anywhere">
              Cartridge or card
            </th>
            <th scope="col" className="w-[24%] py-2 pr-4">
              Plays
            </th>
            <th scope="col" className="py-2">
              Note and source
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, answer, notes }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 pr-4 font-semibold wrap-anywhere">
                {label}
              </th>
              <td className="py-2.5 pr-4">
                <Answer answer={answer} />
              </td>
              <td className="space-y-1 py-2.5 text-sm wrap-anywhere">
                {notes.map((each, index) => (
                  <p key={index}>
                    <NoteText {...each} />
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
