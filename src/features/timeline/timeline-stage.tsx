import { placeholders } from '@/site/pictures';
import { useViewTransitionState } from 'react-router-dom';
import type { ConsoleCard } from '@/data/consoles/consoles';
import { paths } from '@/site/paths';
import { safeImage } from '@/lib/safe-url';
import { buttonClass } from '@/ui/button';
import { FallbackImage } from '@/ui/fallback-image';
import { PageLink } from '@/ui/page-link';
import { eraTone } from '@/features/consoles/eras';

interface TimelineSlideProps {
  model: ConsoleCard;
  number: number;
  count: number;
  /** Undefined before hydration, because the visitor can then scroll to all slides. */
  shown: boolean | undefined;
  from: 'left' | 'right' | null;
}

/** The stage has a relative position, so that it also clips the visually hidden texts. */
export const stageClass = 'carousel-stage relative flex rounded-plate border border-line shadow-card';

const animations = { left: 'animate-from-left', right: 'animate-from-right' };

export function TimelineSlide({ model, number, count, shown, from }: TimelineSlideProps) {
  const { slug, name, year, color, description, image } = model;
  const to = paths.console(slug);
  const leaving = useViewTransitionState(to);
  const tone = eraTone(color);
  const animation = from ? animations[from] : '';
  const isHidden = shown === false;
  return (
    <div
      id={slideId(number)}
      role="group"
      aria-roledescription="slide"
      aria-label={`${number} of ${count}`}
      aria-hidden={isHidden || undefined}
      inert={isHidden}
      className={`plate slide ${tone.panel}`}
    >
      <p className={`numerals slide-year ${tone.text} ${animation}`}>{year}</p>
      <div className={`slide-words ${animation}`}>
        <h3 dir="auto" className="text-title">
          {name}
        </h3>
        <p dir="auto" className="mt-3 text-lead text-pretty">
          {description}
        </p>
      </div>
      <FallbackImage
        src={safeImage(image, placeholders.console)}
        fallback={placeholders.console}
        alt={`Drawing of the ${name}`}
        width={800}
        height={600}
        className={`slide-drawing ${leaving ? 'shown-picture' : animation}`}
      />
      <PageLink to={to} className={`${buttonClass()} slide-more`}>
        Learn More<span className="sr-only">{` about the ${name}`}</span>
      </PageLink>
    </div>
  );
}

export function slideId(number: number): string {
  return `slide-${number}`;
}

/** Shows an empty stage, as high as a stage that shows a console. */
function EmptyStage() {
  return (
    <div className={`${stageClass} animate-pulse bg-line`}>
      <div className="plate slide">
        <p className="numerals slide-year">&nbsp;</p>
        <div className="slide-drawing" />
        <div className="slide-words" />
        <div className="slide-more min-h-touch" />
      </div>
    </div>
  );
}

const loadingLabel = 'Loading the timeline';

/** Shows a placeholder with the height of the carousel. */
export function CarouselSkeleton() {
  return (
    <div role="status" aria-label={loadingLabel}>
      <div aria-hidden="true" data-testid="skeleton" className="space-y-3 md:space-y-5">
        <EmptyStage />
        <div className="h-12 md:hidden" />
        <div className="h-[8.75rem] pointer-coarse:h-[10.75rem]" />
      </div>
    </div>
  );
}

export function JourneySkeleton() {
  return (
    <div role="status" aria-label={loadingLabel}>
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
