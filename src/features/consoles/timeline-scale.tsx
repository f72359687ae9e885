import { useEffect, useRef } from 'react';
import type { ConsoleCard } from '@/data/consoles';
import { eraTone } from './eras';
import type { TimelineYear } from './timeline-years';

interface TimelineScaleProps {
  years: TimelineYear[];
  /** Id of the console that is shown. */
  current: string;
  onChoose: (id: string) => void;
}

/** A true scale of the years; those with models hold a dot for each. Where it is too wide it scrolls by itself. */
export function TimelineScale({ years, current, onChoose }: TimelineScaleProps) {
  const strip = useRef<HTMLOListElement>(null);

  // Moves the strip alone; scrollIntoView would move the page too.
  useEffect(() => {
    const dot = strip.current?.querySelector('[aria-current="true"]');
    if (!strip.current || !dot) return;
    const view = strip.current.getBoundingClientRect();
    const { left, width } = dot.getBoundingClientRect();
    strip.current.scrollLeft += left + width / 2 - (view.left + view.width / 2);
  }, [current]);

  return (
    <ol
      ref={strip}
      aria-label="Models by year"
      className="flex snap-x scroll-smooth items-end overflow-x-auto px-1 pt-2 pb-7 [scrollbar-width:none] motion-reduce:scroll-auto"
    >
      {years.map(({ year, text, consoles, begins, era }) => (
        <li
          key={text}
          aria-hidden={consoles.length === 0 || undefined}
          className="relative flex min-w-8 flex-1 snap-center flex-col items-center pointer-coarse:min-w-touch"
        >
          {consoles.map((console) => (
            <ScaleDot
              key={console.id}
              label={`Show ${console.name}${console.year && ` (${console.year})`}`}
              tone={eraTone(console.color).text}
              current={console.id === current}
              onClick={() => onChoose(console.id)}
            />
          ))}
          <span className={`w-0.5 bg-control ${consoles.length > 0 ? 'h-4' : 'h-2'}`} />
          <span className={`h-1 w-full bg-current ${eraTone(era).text}`} />
          <span
            aria-hidden="true"
            className={`numerals mt-1 h-6 rounded px-0.5 text-base leading-6 whitespace-nowrap ${numberTone(consoles, current)}`}
          >
            {numberAt(year, consoles.length)}
          </span>
          {begins.length > 0 && (
            <span className="absolute bottom-[-1.4rem] left-0 flex gap-3 text-label font-semibold whitespace-nowrap">
              {begins.map(({ value, label }) => (
                <span key={value} className={eraTone(value).text}>
                  {label}
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Years with models and full decades have their number. */
function numberAt(year: number | null, models: number): string {
  if (year === null) return '?';
  return models > 0 || year % 10 === 0 ? String(year) : '';
}

function numberTone(consoles: ConsoleCard[], current: string): string {
  if (consoles.some(({ id }) => id === current)) return 'bg-ink text-canvas';
  return consoles.length > 0 ? 'text-ink' : 'text-muted';
}

interface ScaleDotProps {
  label: string;
  /** Text colour class of its era. */
  tone: string;
  current: boolean;
  onClick: () => void;
}

function ScaleDot({ label, tone, current, onClick }: ScaleDotProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
      className={`group flex h-7 w-full items-center justify-center rounded-full -outline-offset-2 pointer-coarse:h-touch ${tone}`}
    >
      <span
        className={`size-3.5 rounded-full bg-current transition-transform group-hover:scale-125 ${current ? 'scale-125 outline-2 outline-offset-2 outline-ink' : ''}`}
      />
    </button>
  );
}
