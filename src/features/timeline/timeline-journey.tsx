import { useQuery } from '@tanstack/react-query';
import { Link, useViewTransitionState } from 'react-router-dom';
import { consoleCatalogue, type ConsoleCard } from '@/data/consoles/consoles';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { paths } from '@/site/paths';
import { Card } from '@/ui/card';
import { PageLink } from '@/ui/page-link';
import { sampleConsoles } from '@/features/consoles/sample-consoles';
import { JourneySkeleton } from './timeline-stage';
import { timelineYears, type TimelineYear } from './timeline-years';
import { eraTone, type Era } from '@/features/consoles/eras';
import { ConsolePicture } from '@/features/consoles/console-picture';

/** Shows five samples when the catalogue fails to load. */
export function TimelineJourney() {
  const consoles = useQuery(consoleCatalogue());
  if (consoles.isPending) return <JourneySkeleton />;
  if (consoles.data?.length === 0) return <EmptyState>No console data available. Please check back later.</EmptyState>;
  const years = timelineYears(consoles.data ?? sampleConsoles);
  return (
    <>
      {consoles.isLoadingError && (
        <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>We couldn’t load all the consoles. Here are five highlights for now.</p>
          <Button kind="quiet" size="small" onClick={() => void consoles.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <TimelineEras years={years} />
      <TimelineLine years={years} />
    </>
  );
}

interface TimelineErasProps {
  years: TimelineYear[];
}

function TimelineEras({ years }: TimelineErasProps) {
  const beginnings = years.flatMap(({ text, begins }) => begins.map((era) => ({ era, text })));
  if (beginnings.length === 0) return null;
  return (
    <nav aria-label="Eras" className="mb-12">
      <ul className="grid gap-3 sm:grid-cols-3">
        {beginnings.map(({ era, text }) => (
          <li key={era.value}>
            <Link
              to={`#${anchorOf(era)}`}
              // Moves the keyboard focus to the era.
              onClick={() => document.getElementById(anchorOf(era))?.focus({ preventScroll: true })}
              className={`flex min-h-touch items-center justify-between gap-4 rounded-card px-5 py-2.5 font-semibold hover:underline ${eraTone(era.value).badge}`}
            >
              <span>{era.label}</span>
              <span className="numerals text-2xl/none">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function EraBeginning({ era }: { era: Era }) {
  return (
    <p id={anchorOf(era)} tabIndex={-1} className="relative scroll-mt-24 pt-8 @2xl:flex @2xl:justify-center @2xl:pt-12">
      <span className={`inline-block rounded-full px-5 py-2 font-semibold ${eraTone(era.value).badge}`}>
        {era.label}
      </span>
    </p>
  );
}

function anchorOf({ value }: Era): string {
  return `era-${value}`;
}

interface TimelineLineProps {
  years: TimelineYear[];
}

/** On wide screens the models alternate between right and left. */
function TimelineLine({ years }: TimelineLineProps) {
  const withModels = years.filter(({ consoles }) => consoles.length > 0);
  return (
    <ol aria-label="Models by year" className="@container pb-10">
      {years.map((year) =>
        year.consoles.length === 0 ? (
          <QuietYear key={year.text} year={year} />
        ) : (
          <ModelYear
            key={year.text}
            year={year}
            side={withModels.indexOf(year) % 2 === 0 ? 'right' : 'left'}
            besideNext={withModels[withModels.indexOf(year) + 1]?.begins.length === 0}
          />
        ),
      )}
    </ol>
  );
}

const lineX = 'left-3 -translate-x-1/2 @2xl:left-1/2';

function QuietYear({ year: { text, era } }: { year: TimelineYear }) {
  return (
    <li
      aria-hidden="true"
      className="pointer-events-none relative flex h-8 items-center pl-10 @2xl:pl-[calc(50%+1.125rem)]"
    >
      <LinePiece era={era} />
      <span className={`absolute h-0.5 w-5 shape text-control ${lineX}`} />
      <span className="numerals text-lg/none text-muted">{text}</span>
    </li>
  );
}

interface ModelYearProps {
  year: TimelineYear;
  /** The side on a wide screen. */
  side: 'left' | 'right';
  /** True when the next year with models starts beside this year, on the other side. A new era starts below. */
  besideNext: boolean;
}

function ModelYear({ year: { year, text, consoles, begins, era }, side, besideNext }: ModelYearProps) {
  const tone = eraTone(consoles[0]?.color ?? '').text;
  const face = year === null ? 'text-title' : 'numerals text-7xl leading-[0.8] @2xl:text-[7.5rem]';
  return (
    <li
      // This element overlaps the models of the previous year, which must stay clickable.
      className={`pointer-events-none relative pl-10 @2xl:pl-0 ${besideNext ? '@2xl:-mb-64 @4xl:-mb-72 @6xl:-mb-80' : ''}`}
    >
      <LinePiece era={era} />
      {begins.map((beginning) => (
        <EraBeginning key={beginning.value} era={beginning} />
      ))}
      <div
        className={`pointer-events-auto py-6 @2xl:w-1/2 @2xl:py-8 ${side === 'right' ? '@2xl:ml-auto @2xl:pl-14' : '@2xl:pr-14'}`}
      >
        <h2
          className={`sticky top-16 z-10 bg-canvas py-3 low:relative low:top-0 @2xl:relative @2xl:top-0 @2xl:bg-transparent @2xl:pt-0 @2xl:pb-6 ${face} ${tone} ${side === 'left' ? '@2xl:text-right' : ''}`}
        >
          <span>{text}</span>
          <YearDot side={side} />
        </h2>
        <ul className="space-y-6">
          {consoles.map((model) => (
            <li key={model.id}>
              <TimelineModelCard model={model} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function YearDot({ side }: { side: 'left' | 'right' }) {
  const arm = side === 'right' ? '@2xl:right-full' : '@2xl:right-auto @2xl:left-full';
  const dot = side === 'right' ? '-left-2.25' : '-left-2.25 @2xl:right-0 @2xl:left-auto @2xl:translate-x-1/2';
  return (
    <span aria-hidden="true" className={`absolute top-[calc(50%-0.75rem)] right-full h-0.5 w-7 shape @2xl:w-14 ${arm}`}>
      <span className={`absolute -top-2 size-4.5 rounded-full shape outline-4 outline-canvas ${dot}`} />
    </span>
  );
}

function LinePiece({ era }: { era: string }) {
  return <span aria-hidden="true" className={`absolute inset-y-0 w-1 shape ${lineX} ${eraTone(era).text}`} />;
}

interface TimelineModelCardProps {
  model: ConsoleCard;
}

function TimelineModelCard({ model }: TimelineModelCardProps) {
  const to = paths.console(model.slug);
  const leaving = useViewTransitionState(to);
  return (
    <Card>
      <ConsolePicture model={model} alt="" className={`@2xl:px-[12%] ${leaving ? 'shown-picture' : ''}`} />
      <div className="space-y-1.5 p-5">
        <h3 dir="auto" className="text-heading">
          <PageLink to={to} className="after:absolute after:inset-0 group-hover:text-accent">
            {model.name}
          </PageLink>
        </h3>
        <p dir="auto" className="text-pretty text-muted">
          {model.description}
        </p>
      </div>
    </Card>
  );
}
