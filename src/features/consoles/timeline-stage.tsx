import { Link, useViewTransitionState } from 'react-router-dom';
import type { ConsoleCard } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { safeImage } from '@/lib/safe-url';
import { buttonClass } from '@/ui/button';
import { FallbackImage } from '@/ui/fallback-image';
import { consolePlaceholder } from './console-picture';
import { eraTone } from './eras';

interface TimelineSlideProps {
  model: ConsoleCard;
  /** From 1. */
  number: number;
  count: number;
  /** Is it the one that is shown? Undefined while a page is not hydrated: then all can be scrolled to. */
  shown: boolean | undefined;
  /** Where it comes from when it takes the place of another. */
  from: 'left' | 'right' | null;
}

/** What the slides lie on, one beside the other; positioned, so that it clips the hidden texts in them too. */
export const stageClass =
  'relative [grid-area:stage] flex overflow-hidden rounded-plate border border-line shadow-card touch-pan-y touch-pinch-zoom snap-x snap-mandatory [scrollbar-width:none] in-data-native:overflow-x-auto in-data-native:touch-auto';

/** On a phone the drawing stands between the year and the words, else beside both. */
const slide = `plate grid w-full shrink-0 snap-start p-6
  [grid-template-areas:'year'_'drawing'_'words'_'more']
  md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-6 md:p-10
  md:[grid-template-areas:'year_drawing'_'words_drawing'_'more_drawing'] lg:gap-x-10 lg:p-14`;
const yearText =
  'numerals text-[6.5rem] leading-[0.75] [grid-area:year] md:mb-6 md:text-[8rem] lg:mb-8 xl:text-[11rem]';
const drawing = 'aspect-4/3 max-h-80 w-full self-center object-contain [grid-area:drawing] md:max-h-none';
/** As high as the longest of the models we have needs, so that nothing moves from one to the next. */
const words =
  'min-h-[14.75rem] [grid-area:words] min-[24rem]:min-h-[11.5rem] sm:min-h-[8.75rem] md:min-h-[16.8rem] lg:min-h-[14.1rem] xl:min-h-[11.75rem]';
const more = 'mt-5 self-start justify-self-start [grid-area:more]';

const travels = { left: 'animate-from-left', right: 'animate-from-right' };

/** One console of the carousel: year, drawing, words and the way to its page. */
export function TimelineSlide({ model, number, count, shown, from }: TimelineSlideProps) {
  const { slug, name, year, color, description, image } = model;
  const to = paths.console(slug);
  const leaving = useViewTransitionState(to);
  const tone = eraTone(color);
  const travel = from ? travels[from] : '';
  const away = shown === false;
  return (
    <div
      id={slideId(number)}
      role="group"
      aria-roledescription="slide"
      aria-label={`${number} of ${count}`}
      aria-hidden={away || undefined}
      inert={away}
      className={`${slide} ${tone.panel}`}
    >
      <p className={`${yearText} ${tone.text} ${travel}`}>{year}</p>
      <div className={`${words} ${travel}`}>
        <h3 className="text-title">{name}</h3>
        <p className="mt-3 text-lead text-pretty">{description}</p>
      </div>
      <FallbackImage
        src={safeImage(image, consolePlaceholder)}
        fallback={consolePlaceholder}
        alt={`Drawing of the ${name}`}
        width={800}
        height={600}
        className={`${drawing} ${leaving ? 'shown-picture' : travel}`}
      />
      <Link to={to} viewTransition className={`${buttonClass()} ${more}`}>
        Learn More<span className="sr-only">{` about the ${name}`}</span>
      </Link>
    </div>
  );
}

/** The anchor of a slide. */
export function slideId(number: number): string {
  return `slide-${number}`;
}

/** A stage as high as one with a console on it. */
function EmptyStage() {
  return (
    <div className={`${stageClass} animate-pulse bg-line`}>
      <div className={slide}>
        <p className={yearText}>&nbsp;</p>
        <div className={drawing} />
        <div className={words} />
        <div className={`min-h-touch ${more}`} />
      </div>
    </div>
  );
}

const loadingLabel = 'Loading the timeline';

/** As high as the carousel it stands in for. */
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

/** The beginning of the timeline page: the line and the place of its first models. */
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
