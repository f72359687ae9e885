import { Fragment, type ComponentProps } from 'react';
import type { ConsoleCard } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { Link, useViewTransitionState } from 'react-router-dom';
import { safeImage } from '@/lib/safe-url';
import { buttonClass } from '@/ui/button';
import { FallbackImage } from '@/ui/fallback-image';
import { consolePlaceholder } from './console-picture';
import { eraTone } from './eras';

type TimelineStageProps = ComponentProps<'div'> & {
  console: ConsoleCard;
  /** Where the console comes from when it takes the place of another. */
  from: 'left' | 'right' | null;
};

/** On a phone the drawing stands between the year and the words, else beside both. */
const stage = `plate [grid-area:stage] grid touch-pan-y touch-pinch-zoom overflow-hidden rounded-plate border border-line p-6 shadow-card
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
export function TimelineStage({ console: { id, slug, name: title, ...rest }, from, ...group }: TimelineStageProps) {
  const to = paths.console(slug);
  const leaving = useViewTransitionState(to);
  const tone = eraTone(rest.color);
  const travel = from ? travels[from] : '';
  return (
    <div {...group} className={`${stage} transition-colors duration-300 ${tone.panel}`}>
      {/* What comes in is new, so that it moves; the link stays, and with it the focus. */}
      <Fragment key={id}>
        <p className={`${yearText} ${tone.text} ${travel}`}>{rest.year}</p>
        <div className={`${words} ${travel}`}>
          <h3 className="text-title">{title}</h3>
          <p className="mt-3 text-lead text-pretty">{rest.description}</p>
        </div>
        <FallbackImage
          src={safeImage(rest.image, consolePlaceholder)}
          fallback={consolePlaceholder}
          alt={`Drawing of the ${title}`}
          width={800}
          height={600}
          className={`${drawing} ${leaving ? 'shown-picture' : travel}`}
        />
      </Fragment>
      <Link to={to} viewTransition className={`${buttonClass()} ${more}`}>
        Learn More<span className="sr-only"> about the {title}</span>
      </Link>
    </div>
  );
}

/** A stage as high as one with a console on it. */
export function EmptyStage() {
  return (
    <div className={`${stage} animate-pulse bg-line`}>
      <p className={yearText}>&nbsp;</p>
      <div className={drawing} />
      <div className={words} />
      <div className={`min-h-touch ${more}`} />
    </div>
  );
}
