import { Suspense } from 'react';
import { consoleCatalogue } from '@/data/consoles';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonGrid } from '@/ui/skeleton-grid';
import { ConsoleCard } from './console-card';

interface ConsoleGridProps {
  search: string;
  era: string;
  onReset: () => void;
}

/** The consoles that match, oldest first. In a prerendered page each comes alive by itself. */
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
          ? 'The consoles could not be loaded just now.'
          : 'No console matches what you are looking for.'}
      </EmptyState>
    );
  }
  return (
    <ul aria-busy={consoles.isPlaceholderData} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {consoles.data.map((console, index) => (
        <li key={console.id}>
          <Suspense>
            <ConsoleCard console={console} first={index === 0} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
