import { useViewTransitionState } from 'react-router-dom';
import { cataloguePageSize, filterNames, type ConsoleChoice, type FoundConsole } from '@/data/consoles/found-consoles';
import { outOfScope } from '@/data/consoles/scope';
import { HydratesApart } from '@/ui/hydration';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { SkeletonGrid } from '@/ui/skeletons';
import { paths } from '@/site/paths';
import { Card } from '@/ui/card';
import { CloseNote } from '@/ui/close-note';
import { PageLink } from '@/ui/page-link';
import { CompareButton } from '@/features/consoles/compare/compare-button';
import { ConsolePicture } from '@/features/consoles/console-picture';
import { eraTone } from '@/features/consoles/eras';
import { IgnoredChoices, SortedBy, FiltersToDrop } from './lazy-narrowing';
import { useFoundConsoles } from './use-found-consoles';

interface ConsoleGridProps {
  choice: ConsoleChoice;
  page: number;
  hrefTo: (page: number) => string;
  hrefWith: (changes: Record<string, string>) => string;
  onReset: () => void;
}

/** In a prerendered page each card hydrates separately. */
export function ConsoleGrid({ choice, page, hrefTo, hrefWith, onReset }: ConsoleGridProps) {
  const found = useFoundConsoles(choice, page);
  const active = filterNames.filter((name) => choice[name]);
  if (found.isPending) return <SkeletonGrid count={6} label="Loading consoles" />;
  if (found.isLoadingError || found.data.total === 0) {
    return (
      <EmptyState
        title="No Consoles Found"
        action={
          <>
            {found.isLoadingError && <Button onClick={() => void found.refetch()}>Try again</Button>}
            <Button kind="quiet" onClick={onReset}>
              Reset Filters
            </Button>
          </>
        }
      >
        {found.isLoadingError ? (
          'We couldn’t load the consoles. Please try again.'
        ) : (
          <>
            <p>{outOfScope(choice.q) ?? 'No consoles match your search.'}</p>
            {found.data.counts && active.length > 1 && (
              <HydratesApart>
                <FiltersToDrop choice={choice} active={active} counts={found.data.counts} hrefWith={hrefWith} />
              </HydratesApart>
            )}
          </>
        )}
      </EmptyState>
    );
  }
  const { consoles, total, ignored, closeTo } = found.data;
  // The pager shows the next page while it loads, so that quick presses advance.
  const shownPage = found.isPlaceholderData ? page : found.data.page;
  const pageCount = Math.ceil(total / cataloguePageSize);
  return (
    <div aria-busy={found.isPlaceholderData}>
      {ignored && (
        <HydratesApart>
          <IgnoredChoices names={ignored} />
        </HydratesApart>
      )}
      {closeTo && <CloseNote text={closeTo} note={outOfScope(closeTo)} />}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {consoles.map((model, index) => (
          <li key={model.id}>
            <HydratesApart>
              <ConsoleCard model={model} sort={choice.sort} first={index === 0} />
            </HydratesApart>
          </li>
        ))}
      </ul>
      {pageCount > 1 && <Pager label="Console pages" page={shownPage} pageCount={pageCount} hrefTo={hrefTo} />}
    </div>
  );
}

interface ConsoleCardProps {
  model: FoundConsole;
  /** The order of the list. The card shows the value that decides this order. */
  sort: string;
  /** True for the first visible picture, which loads eagerly. */
  first?: boolean;
}

function ConsoleCard({ model, sort, first = false }: ConsoleCardProps) {
  const to = paths.console(model.slug);
  const leaving = useViewTransitionState(to);
  return (
    <Card>
      <ConsolePicture model={model} eager={first} alt="" className={leaving ? 'shown-picture' : ''} />
      <div className="flex grow flex-col gap-1.5 p-5">
        <div className="flex items-baseline justify-between gap-3">
          <p className={`numerals text-3xl/none ${eraTone(model.color).text}`}>{model.year}</p>
          {sort && sort !== 'name' && (
            <HydratesApart>
              <SortedBy model={model} sort={sort} />
            </HydratesApart>
          )}
        </div>
        <h2 dir="auto" className="text-heading">
          <PageLink to={to} className="after:absolute after:inset-0 group-hover:text-accent">
            {model.name}
          </PageLink>
        </h2>
        <p dir="auto" className="text-muted">
          {model.description}
        </p>
        <p className="mt-auto pt-2.5">
          <CompareButton model={model} />
        </p>
      </div>
    </Card>
  );
}
