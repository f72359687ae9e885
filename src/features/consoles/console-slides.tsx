import { useState, type KeyboardEvent } from 'react';
import type { ConsoleCard } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { buttonClass } from '@/ui/button';
import { ConsolePicture } from './console-picture';
import { eraTone } from './eras';

interface ConsoleSlidesProps {
  /** At least one, oldest first. */
  consoles: ConsoleCard[];
}

/** The buttons stand beside the slide, on a phone below it. */
const areas =
  "[grid-template-areas:'slide_slide_slide'_'previous_dots_next'] sm:[grid-template-areas:'previous_slide_next'_'._dots_.']";

/** A carousel without autoplay: buttons wrap around, dots jump, arrow keys step. */
export function ConsoleSlides({ consoles }: ConsoleSlidesProps) {
  const [position, setPosition] = useState(0);
  const count = consoles.length;
  // A refresh may bring fewer consoles than there were.
  const index = Math.min(position, count - 1);
  const current = consoles[index];
  if (!current) return null;

  const step = (by: number) => setPosition((index + by + count) % count);
  const stepByKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // With a modifier they are the browser's: Alt and an arrow is back or forward.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <div role="group" aria-roledescription="carousel" aria-label="Handheld Evolution" onKeyDown={stepByKey}>
      <div className={`grid grid-cols-[auto_1fr_auto] gap-3 sm:gap-4 ${areas}`}>
        <StepButton label="Previous console" area="[grid-area:previous]" onClick={() => step(-1)}>
          ‹
        </StepButton>
        <div
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${count}`}
          aria-live="polite"
          className="min-w-0 overflow-hidden rounded-3xl [grid-area:slide] border border-line bg-surface shadow-card md:grid md:grid-cols-2"
        >
          <ConsolePicture console={current} alt={`Drawing of the ${current.name}`} />
          <div className="flex min-h-72 flex-col items-start justify-center gap-3 p-6 md:p-10">
            <p className={`font-display text-5xl font-bold tabular-nums ${eraTone(current.color).text}`}>
              {current.year}
            </p>
            <h3 className="text-3xl">{current.name}</h3>
            <p className="text-lg text-muted">{current.description}</p>
            <Link to={paths.console(current.slug)} className={`${buttonClass()} mt-2`}>
              Learn More<span className="sr-only"> about the {current.name}</span>
            </Link>
          </div>
        </div>
        <StepButton label="Next console" area="[grid-area:next]" onClick={() => step(1)}>
          ›
        </StepButton>
        <ul className="flex flex-wrap content-center justify-center [grid-area:dots]">
          {consoles.map((console, dot) => (
            <li key={console.id}>
              <button
                type="button"
                aria-label={`Show ${console.name} (${console.year})`}
                aria-current={dot === index ? 'true' : undefined}
                onClick={() => setPosition(dot)}
                className="group flex size-8 items-center justify-center"
              >
                <span
                  className={`h-3 rounded-full transition-all ${dot === index ? 'w-6 bg-accent' : 'w-3 bg-control group-hover:bg-accent'}`}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
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
      className={`min-h-11 w-11 self-center rounded-2xl sm:self-stretch border border-control bg-surface text-3xl hover:border-accent hover:text-accent ${area}`}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
