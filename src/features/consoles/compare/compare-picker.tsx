import { Link } from 'react-router-dom';
import { textChoice } from '@/data/consoles/found-consoles';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { CloseNote } from '@/ui/close-note';
import { SearchBox } from '@/ui/search-box';
import { SkeletonBlock } from '@/ui/skeletons';
import { eraTone } from '@/features/consoles/eras';
import { useFoundConsoles } from '@/features/consoles/catalogue/use-found-consoles';

interface ComparePickerProps {
  chosen: readonly string[];
  search: string;
  onSearch: (text: string) => void;
  /** Returns the address with this console added. */
  href: (slug: string) => string;
  /** Moves the focus after a press, because the pressed link disappears. */
  onAdd?: () => void;
}

/** The number of consoles that fits a phone. A search by name finds the others. */
const mostOffered = 12;

/** Offers consoles as links, which work before the script loads. */
export function ComparePicker({ chosen, search, onSearch, href, onAdd }: ComparePickerProps) {
  const found = useFoundConsoles(textChoice(search), 1);
  return (
    <>
      <SearchBox
        className="mt-4 max-w-md"
        label="Search consoles to compare"
        placeholder="Search consoles..."
        value={search}
        onSearch={onSearch}
      />
      {content()}
    </>
  );

  function content() {
    if (found.isPending) return <SkeletonBlock label="Loading consoles" className="mt-4 h-40" />;
    if (found.isLoadingError) {
      return (
        <div className="mt-4">
          <p className="mb-3 text-muted">We couldn’t load the consoles to pick from.</p>
          <Button onClick={() => void found.refetch()}>Try again</Button>
        </div>
      );
    }
    const { consoles, total, closeTo } = found.data;
    const offered = consoles.filter(({ slug }) => !chosen.includes(slug));
    const shown = offered.slice(0, mostOffered);
    const others = total > consoles.length || offered.length > shown.length;
    return (
      <>
        {closeTo && offered.length > 0 && <CloseNote text={closeTo} />}
        <ul aria-busy={found.isPlaceholderData} className="mt-4 flex flex-wrap gap-2.5">
          {shown.map(({ slug, name, year, color }) => (
            <li key={slug}>
              <Link
                to={href(slug)}
                preventScrollReset
                onClick={onAdd}
                className="flex min-h-touch items-center gap-2 rounded-full border border-control bg-surface px-4 py-1.5 font-semibold hover:border-accent hover:text-accent"
              >
                <span aria-hidden="true" className={`numerals text-xl/none ${eraTone(color).text}`}>
                  {year}
                </span>
                <span>
                  <span className="sr-only">Add the</span> <span>{name}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p role="status" className="mt-3 text-sm text-muted">
          {offered.length === 0 && <span>No other console matches your search.</span>}
          {others && <span>{`These are ${shown.length} of ${total}. Search to find the others.`}</span>}
        </p>
        <p className="mt-1 text-sm text-muted">
          Or gather them in the{' '}
          <Link to={paths.consoles} className="underline underline-offset-4 hover:text-accent">
            catalogue
          </Link>
          , where you can filter and sort.
        </p>
      </>
    );
  }
}

/** Suggested pairs. The picker shows a pair when the first page of the catalogue has both consoles. */
const pairs = [
  ['game-boy', 'game-boy-micro'],
  ['game-boy-advance', 'game-boy-advance-sp'],
  ['nintendo-ds', 'nintendo-ds-lite'],
  ['nintendo-switch', 'nintendo-switch-lite'],
] as const;

export function ReadyPairs() {
  const { data: { consoles = [] } = {} } = useFoundConsoles(textChoice(''), 1);
  const complete = pairs
    .map((pair) => pair.flatMap((slug) => consoles.find((model) => model.slug === slug) ?? []))
    .filter(({ length }) => length === 2);
  if (complete.length === 0) return null;
  return (
    <section aria-labelledby="pairs" className="mt-10">
      <h2 id="pairs" className="text-heading">
        Or begin with a pair
      </h2>
      <ul className="mt-3 space-y-1">
        {complete.map((models) => (
          <li key={models[0]?.slug}>
            <Link
              to={paths.comparing(models.map(({ slug }) => slug))}
              className="inline-flex min-h-touch items-center font-semibold text-accent underline underline-offset-4"
            >
              {models.map(({ name }) => name).join(' and ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
