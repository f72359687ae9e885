import { useState, type KeyboardEvent } from 'react';
import type { ConsoleCard } from '@/data/consoles';
import { TimelineScale } from './timeline-scale';
import { TimelineStage } from './timeline-stage';
import { useSwipe } from './timeline-swipe';
import { timelineYears } from './timeline-years';

interface ConsoleSlidesProps {
  /** At least one, oldest first. */
  consoles: ConsoleCard[];
}

/** The buttons stand at both ends of the scale, on a phone above it. */
const areas = `[grid-template-areas:'stage_stage_stage'_'previous_place_next'_'scale_scale_scale']
  md:[grid-template-areas:'stage_stage_stage'_'previous_scale_next']`;

/** A carousel without autoplay: buttons wrap around, dots jump, arrow keys and swipes step. */
export function ConsoleSlides({ consoles }: ConsoleSlidesProps) {
  const [{ position, from }, setShown] = useState<Shown>({ position: 0, from: null });
  const years = timelineYears(consoles);
  const slides = years.flatMap(({ consoles: models }) => models);
  const count = slides.length;
  // A refresh may bring fewer consoles than there were.
  const index = Math.min(position, count - 1);
  const step = (by: 1 | -1) => setShown({ position: (index + by + count) % count, from: by === 1 ? 'right' : 'left' });
  const swipe = useSwipe(step);
  const current = slides[index];
  if (!current) return null;

  const choose = (id: string) => {
    const chosen = slides.findIndex((slide) => slide.id === id);
    setShown({ position: chosen, from: chosen < index ? 'left' : 'right' });
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    // With a modifier they are the browser's: Alt and an arrow is back or forward.
    if (by === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The scale follows by itself; the browser's own scrolling would work against it.
    event.preventDefault();
    step(by);
  };
  return (
    <div role="group" aria-roledescription="carousel" aria-label="Handheld Evolution" onKeyDown={stepByKey}>
      <div className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 md:gap-y-5 ${areas}`}>
        <StepButton label="Previous console" area="[grid-area:previous]" onClick={() => step(-1)}>
          ‹
        </StepButton>
        <TimelineStage
          {...swipe}
          console={current}
          from={from}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${count}`}
          aria-live="polite"
        />
        <StepButton label="Next console" area="[grid-area:next]" onClick={() => step(1)}>
          ›
        </StepButton>
        <p aria-hidden="true" className="numerals text-center text-2xl text-muted [grid-area:place] md:hidden">
          {index + 1} <span className="font-body text-base">of</span> {count}
        </p>
        <div className="[grid-area:scale]">
          <TimelineScale years={years} current={current.id} onChoose={choose} />
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
  /** Where it stands in the carousel's grid. */
  area: string;
  onClick: () => void;
  children: string;
}

function StepButton({ label, area, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`size-12 rounded-full border border-control bg-surface text-3xl leading-none hover:border-accent hover:text-accent ${area}`}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
