import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useViewTransitionState } from 'react-router-dom';
import { consoleCatalogue, type ConsoleCard as ConsoleCardData } from '@/data/consoles';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonGrid } from '@/ui/skeletons';
import { paths } from '@/lib/paths';
import { Card } from '@/ui/card';
import { CompareButton } from './compare-button';
import { ConsolePicture } from './console-picture';
import { eras, eraTone } from './eras';
import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';

interface ConsoleGridProps {
  search: string;
  era: string;
  onReset: () => void;
}

/** Oldest first. In a prerendered page each card hydrates on its own. */
export function ConsoleGrid({ search, era, onReset }: ConsoleGridProps) {
  const consoles = useQuery(consoleCatalogue({ search, era }));
  if (consoles.isPending) return <SkeletonGrid count={6} label="Loading consoles" />;
  if (consoles.isLoadingError || consoles.data.length === 0) {
    return (
      <EmptyState
        title="No Consoles Found"
        action={
          <>
            {consoles.isLoadingError && <Button onClick={() => void consoles.refetch()}>Try Again</Button>}
            <Button look="quiet" onClick={onReset}>
              Reset Filters
            </Button>
          </>
        }
      >
        {consoles.isLoadingError
          ? "We couldn't load the consoles. Please try again."
          : 'No consoles match your search.'}
      </EmptyState>
    );
  }
  return (
    <ul aria-busy={consoles.isPlaceholderData} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {consoles.data.map((model, index) => (
        <li key={model.id}>
          <Suspense>
            <ConsoleCard model={model} first={index === 0} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

interface ConsoleCardProps {
  model: ConsoleCardData;
  /** The first visible picture loads eagerly. */
  first?: boolean;
}

function ConsoleCard({ model, first = false }: ConsoleCardProps) {
  const to = paths.console(model.slug);
  const leaving = useViewTransitionState(to);
  return (
    <Card>
      <ConsolePicture model={model} eager={first} alt="" className={leaving ? 'shown-picture' : ''} />
      <div className="flex grow flex-col gap-1.5 p-5">
        <p className={`numerals text-3xl leading-none ${eraTone(model.color).text}`}>{model.year}</p>
        <h2 className="text-heading">
          <Link to={to} viewTransition className="after:absolute after:inset-0 group-hover:text-accent">
            {model.name}
          </Link>
        </h2>
        <p className="text-muted">{model.description}</p>
        <p className="mt-auto pt-2.5">
          <CompareButton model={model} />
        </p>
      </div>
    </Card>
  );
}

interface ConsoleFiltersProps {
  search: string;
  era: string;
  onSearch: (text: string) => void;
  onEra: (era: string) => void;
}

export function ConsoleFilters({ search, era, onSearch, onEra }: ConsoleFiltersProps) {
  return (
    <SearchBox
      className="mb-8 flex flex-col gap-3 sm:flex-row"
      label="Search consoles"
      placeholder="Search consoles..."
      value={search}
      onSearch={onSearch}
    >
      <SelectBox
        label="Era"
        name="era"
        value={era}
        options={[{ value: '', label: 'All Eras' }, ...eras]}
        onSelect={onEra}
      />
    </SearchBox>
  );
}
