import { consoleCatalogue } from '@/data/consoles';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { sampleConsoles } from './sample-consoles';
import { TimelineEras } from './timeline-eras';
import { TimelineLine } from './timeline-line';
import { JourneySkeleton } from './timeline-skeletons';
import { timelineYears } from './timeline-years';

/** All models by year, along one line; five samples when they cannot be read. */
export function TimelineJourney() {
  const consoles = useQuery(consoleCatalogue({ search: '', era: '' }));
  if (consoles.isPending) return <JourneySkeleton />;
  if (consoles.data?.length === 0) return <EmptyState>No console data available. Please check back later.</EmptyState>;
  const years = timelineYears(consoles.data ?? sampleConsoles);
  return (
    <>
      {consoles.isLoadingError && (
        <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>The catalogue could not be loaded just now. These five models stand in for it.</p>
          <Button look="quiet" size="small" onClick={() => void consoles.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      <TimelineEras years={years} />
      <TimelineLine years={years} />
    </>
  );
}
