import { consoleCatalogue } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ConsoleSlides } from './console-slides';
import { sampleConsoles } from './sample-consoles';
import { CarouselSkeleton } from './timeline-skeletons';

/** Handheld Evolution: every console, one at a time; five samples when they cannot be read. */
export function TimelineCarousel() {
  const consoles = useQuery(consoleCatalogue({ search: '', era: '' }));
  if (consoles.data?.length === 0) return <EmptyState>No console data available. Please check back later.</EmptyState>;
  return (
    <>
      {consoles.isPending ? <CarouselSkeleton /> : <ConsoleSlides consoles={consoles.data ?? sampleConsoles} />}
      <p className="mt-2 text-center">
        <Link
          to={paths.timelinePage}
          className="inline-flex min-h-touch items-center font-semibold text-accent underline underline-offset-4"
        >
          See all models by year
        </Link>
      </p>
    </>
  );
}
