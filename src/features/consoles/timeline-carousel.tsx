import { consoleCatalogue } from '@/data/consoles';
import { useQuery } from '@/lib/query';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeleton-block';
import { ConsoleSlides } from './console-slides';
import { sampleConsoles } from './sample-consoles';

/** Handheld Evolution: every console, one at a time; five samples when they cannot be read. */
export function TimelineCarousel() {
  const consoles = useQuery(consoleCatalogue({ search: '', era: '' }));
  if (consoles.isPending) return <SkeletonBlock label="Loading the timeline" className="h-[44rem] md:h-[28rem]" />;
  if (consoles.isLoadingError) return <ConsoleSlides consoles={sampleConsoles} />;
  if (consoles.data.length === 0) return <EmptyState>No console data available. Please check back later.</EmptyState>;
  return <ConsoleSlides consoles={consoles.data} />;
}
