import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { consoleCatalogue, type ConsoleCard } from '@/data/consoles/consoles';
import { paths } from '@/site/paths';
import { EmptyState } from '@/ui/empty-state';
import { useInBrowser } from '@/ui/hydration';
import { sampleConsoles } from '@/features/consoles/sample-consoles';
import { CarouselSkeleton, stageClass, TimelineSlide } from './timeline-stage';
import { TimelineScale } from './timeline-scale';
import { timelineYears } from './timeline-years';

/** Shows five samples when the catalogue fails to load. */
export function TimelineCarousel() {
  const consoles = useQuery(consoleCatalogue());
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

interface ConsoleSlidesProps {
  /** At least one, oldest first. */
  consoles: ConsoleCard[];
}

/**
 * A carousel without autoplay: buttons wrap around, dots jump, arrow keys and swipes step. Before hydration it is a
 * list that scrolls and snaps (`data-native`). The page's script then handles buttons and dots.
 */
function ConsoleSlides({ consoles }: ConsoleSlidesProps) {
  const [{ position, from }, setShown] = useState<Shown>({ position: 0, from: null });
  const native = useInBrowser(() => false, true);
  const carousel = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** The selector of the element that gets the focus after a step. */
  const focusNext = useRef<string>(null);
  const years = timelineYears(consoles);
  const slides = years.flatMap(({ consoles: models }) => models);
  const count = slides.length;
  // A refetch may bring fewer consoles.
  const index = Math.min(position, count - 1);
  const show = (next: number, side: Shown['from']) => {
    const active = document.activeElement;
    if (stage.current?.contains(active)) focusNext.current = `#slide-${next + 1} a`;
    else if (active?.matches('a[aria-current]') && carousel.current?.contains(active))
      focusNext.current = `a[href="#slide-${next + 1}"]`;
    setShown({ position: next, from: side });
  };
  const step = (by: 1 | -1) => show((index + by + count) % count, by === 1 ? 'right' : 'left');
  const swipe = useSwipe(step);

  // Restores the scroll position from before hydration.
  useLayoutEffect(() => {
    if (native || !stage.current) return;
    const { scrollLeft, clientWidth } = stage.current;
    const scrolledTo = Math.round(scrollLeft / clientWidth);
    if (scrolledTo) setShown({ position: scrolledTo, from: null });
  }, [native]);
  useLayoutEffect(() => {
    if (native || !stage.current) return;
    stage.current.scrollLeft = index * stage.current.clientWidth;
    if (focusNext.current)
      carousel.current?.querySelector<HTMLElement>(focusNext.current)?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [index, native]);
  useEffect(() => {
    const align = () => {
      if (stage.current) stage.current.scrollLeft = index * stage.current.clientWidth;
    };
    window.addEventListener('resize', align);
    return () => window.removeEventListener('resize', align);
  }, [index]);

  const current = slides[index];
  if (!current) return null;
  const stepByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    // With a modifier the keys belong to the browser: Alt and an arrow mean back or forward.
    if (by === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The scale follows the slide. The browser's own scrolling would work against it.
    event.preventDefault();
    step(by);
  };
  return (
    <div
      ref={carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label="Handheld Evolution"
      data-native={native ? '' : undefined}
      onKeyDown={stepByKey}
    >
      <div className="carousel">
        <StepButton label="Previous console" by={-1} area="[grid-area:previous]" onStep={step}>
          ‹
        </StepButton>
        <div {...swipe} ref={stage} data-slides="" aria-live="polite" className={stageClass}>
          {slides.map((model, place) => (
            <TimelineSlide
              key={model.id}
              model={model}
              number={place + 1}
              count={count}
              shown={native ? undefined : place === index}
              from={place === index ? from : null}
            />
          ))}
        </div>
        <StepButton label="Next console" by={1} area="[grid-area:next]" onStep={step}>
          ›
        </StepButton>
        <p
          aria-hidden="true"
          data-place=""
          className="numerals text-center text-2xl text-muted [grid-area:place] md:hidden"
        >
          {/* src/before-hydration/carousel.ts may have changed the number before hydration. */}
          <span suppressHydrationWarning>{index + 1}</span> <span className="font-sans text-base">of</span>{' '}
          <span>{count}</span>
        </p>
        <div className="[grid-area:scale]">
          <TimelineScale
            years={years}
            current={current}
            roving={!native}
            onChoose={(chosen) => show(chosen, chosen < index ? 'left' : 'right')}
          />
        </div>
      </div>
    </div>
  );
}

interface Shown {
  position: number;
  /** The side from which the slide enters. Null for the first slide. */
  from: 'left' | 'right' | null;
}

interface StepButtonProps {
  label: string;
  by: 1 | -1;
  /** The area of the button in the carousel's grid. */
  area: string;
  onStep: (by: 1 | -1) => void;
  children: string;
}

function StepButton({ label, by, area, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-step={by}
      onClick={() => onStep(by)}
      className={`size-12 rounded-full border border-control bg-surface text-3xl/none hover:border-accent hover:text-accent ${area}`}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** In CSS pixels. */
const swipeDistance = 40;

/**
 * Returns handlers for swipes by finger or pen. A mouse selects text and drags links as usual.
 * @param onSwipe receives 1 for next (a swipe to the left) and -1 for previous
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ pointerId: number; x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger makes the touch a pinch.
      start.current = pointerType !== 'mouse' && isPrimary ? { pointerId, x: clientX, y: clientY } : null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null || from.pointerId !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < swipeDistance || Math.abs(across) <= Math.abs(clientY - from.y)) return;
      // A pen that starts on the link clicks the link on release, right after this event.
      swiped.current = true;
      window.setTimeout(() => {
        swiped.current = false;
      });
      onSwipe(across < 0 ? 1 : -1);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => {
      // Otherwise a pen would drag the picture or the link.
      if (start.current !== null) event.preventDefault();
    },
  };
}
