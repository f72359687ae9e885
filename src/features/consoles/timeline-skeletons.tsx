import { EmptyStage } from './timeline-stage';

const label = 'Loading the timeline';

/** As high as the carousel it stands in for. */
export function CarouselSkeleton() {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true" data-testid="skeleton" className="space-y-3 md:space-y-5">
        <EmptyStage />
        <div className="h-12 md:hidden" />
        <div className="h-[8.75rem] pointer-coarse:h-[10.75rem]" />
      </div>
    </div>
  );
}

/** The beginning of the timeline page: the line and the place of its first models. */
export function JourneySkeleton() {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true" data-testid="skeleton" className="relative animate-pulse">
        <div className="absolute inset-y-0 left-3 w-1 -translate-x-1/2 bg-line md:left-1/2" />
        <div className="space-y-10 pl-10 md:pl-0">
          <div className="h-96 rounded-card bg-line md:ml-auto md:w-[calc(50%-3.5rem)]" />
          <div className="h-96 rounded-card bg-line md:w-[calc(50%-3.5rem)]" />
          <div className="h-96 rounded-card bg-line md:ml-auto md:w-[calc(50%-3.5rem)]" />
        </div>
      </div>
    </div>
  );
}
