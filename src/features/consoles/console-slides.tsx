import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ConsoleCard } from '@/data/consoles';
import { useInBrowser } from '@/ui/use-in-browser';
import { TimelineScale } from './timeline-scale';
import { stageClass, TimelineSlide } from './timeline-stage';
import { useSwipe } from './timeline-swipe';
import { timelineYears } from './timeline-years';

interface ConsoleSlidesProps {
  /** At least one, oldest first. */
  consoles: ConsoleCard[];
}

/**
 * A carousel without autoplay: buttons wrap around, dots jump, arrow keys and swipes step. Until the page is hydrated
 * it is a list that scrolls and snaps (`data-native`), and a script in index.html answers buttons and dots.
 */
export function ConsoleSlides({ consoles }: ConsoleSlidesProps) {
  const [{ position, from }, setShown] = useState<Shown>({ position: 0, from: null });
  const native = useInBrowser(() => false, true);
  const carousel = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** What had the focus when a step was made, as it is found on the next slide or dot. */
  const focusNext = useRef<string>(null);
  const years = timelineYears(consoles);
  const slides = years.flatMap(({ consoles: models }) => models);
  const count = slides.length;
  // A refresh may bring fewer consoles than there were.
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

  // Where it was scrolled to before hydration.
  useLayoutEffect(() => {
    if (!stage.current) return;
    const { scrollLeft, clientWidth } = stage.current;
    setShown({ position: Math.round(scrollLeft / clientWidth) || 0, from: null });
  }, []);
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
    // With a modifier they are the browser's: Alt and an arrow is back or forward.
    if (by === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The scale follows by itself; the browser's own scrolling would work against it.
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
          // The script in index.html has counted before hydration.
          suppressHydrationWarning
        >
          {index + 1} <span className="font-body text-base">of</span> {count}
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
  /** Where it came from, when another was shown before. */
  from: 'left' | 'right' | null;
}

interface StepButtonProps {
  label: string;
  by: 1 | -1;
  /** Where it stands in the carousel's grid. */
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
      className={`size-12 rounded-full border border-control bg-surface text-3xl leading-none hover:border-accent hover:text-accent ${area}`}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
