import { useEffect, useRef } from 'react';
import type { ConsoleCard } from '@/data/consoles/consoles';
import { eraTone } from '@/features/consoles/eras';
import { slideId } from './timeline-stage';
import type { TimelineYear } from './timeline-years';

interface TimelineScaleProps {
  years: TimelineYear[];
  current: ConsoleCard;
  /** True after hydration. All dots are then one tab stop, and arrow keys move between them. */
  roving: boolean;
  /** Receives the index among all consoles. */
  onChoose: (index: number) => void;
}

/** Shows years to scale, with a dot for each model. A strip that is too wide scrolls horizontally. */
export function TimelineScale({ years, current, roving, onChoose }: TimelineScaleProps) {
  const strip = useRef<HTMLOListElement>(null);

  // Scrolls only the strip, because scrollIntoView would also scroll the page.
  useEffect(() => {
    const dot = strip.current?.querySelector('[aria-current="true"]');
    if (!strip.current || !dot) return;
    const view = strip.current.getBoundingClientRect();
    const { left, width } = dot.getBoundingClientRect();
    strip.current.scrollLeft += left + width / 2 - (view.left + view.width / 2);
  }, [current]);

  const models = years.flatMap(({ consoles }) => consoles);
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
          {consoles.map((model) => (
            <ScaleDot
              key={model.id}
              label={`Show ${model.name}${model.year && ` (${model.year})`}`}
              tone={eraTone(model.color).text}
              index={models.indexOf(model)}
              current={model === current}
              roving={roving}
              onChoose={onChoose}
            />
          ))}
          <span className={`w-0.5 shape text-control ${consoles.length > 0 ? 'h-4' : 'h-2'}`} />
          <span className={`h-1 w-full shape ${eraTone(era).text}`} />
          <span
            aria-hidden="true"
            className={`numerals mt-1 h-6 rounded px-0.5 text-base/6 whitespace-nowrap ${numberTone(consoles, current)}`}
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

/** Returns the label of a year. Only full decades, and years that have models, get a label. */
function numberAt(year: number | null, models: number): string {
  if (year === null) return '?';
  return models > 0 || year % 10 === 0 ? String(year) : '';
}

function numberTone(consoles: ConsoleCard[], current: ConsoleCard): string {
  if (consoles.includes(current)) return 'bg-ink text-canvas';
  return consoles.length > 0 ? 'text-ink' : 'text-muted';
}

interface ScaleDotProps {
  label: string;
  tone: string;
  index: number;
  current: boolean;
  roving: boolean;
  onChoose: (index: number) => void;
}

/** A dot for a model. Before hydration the browser or the page's script scrolls to the slide. */
function ScaleDot({ label, tone, index, current, roving, onChoose }: ScaleDotProps) {
  return (
    <a
      href={`#${slideId(index + 1)}`}
      data-step=""
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      tabIndex={roving && !current ? -1 : undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose(index);
      }}
      className={`group flex h-7 w-full items-center justify-center rounded-full -outline-offset-2 pointer-coarse:h-touch ${tone}`}
    >
      <span className="size-3.5 rounded-full shape transition-transform group-hover:scale-125 timeline-dot" />
    </a>
  );
}
