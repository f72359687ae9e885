import { Link } from 'react-router-dom';
import { eraTone, type Era } from './eras';
import type { TimelineYear } from './timeline-years';

interface TimelineErasProps {
  years: TimelineYear[];
}

/** Leads to the beginning of each era on the page. */
export function TimelineEras({ years }: TimelineErasProps) {
  const beginnings = years.flatMap(({ text, begins }) => begins.map((era) => ({ era, text })));
  if (beginnings.length === 0) return null;
  return (
    <nav aria-label="Eras" className="mb-12">
      <ul className="grid gap-3 sm:grid-cols-3">
        {beginnings.map(({ era, text }) => (
          <li key={era.value}>
            <Link
              to={`#${anchorOf(era)}`}
              // The keyboard goes on from there too.
              onClick={() => document.getElementById(anchorOf(era))?.focus({ preventScroll: true })}
              className={`flex min-h-touch items-center justify-between gap-4 rounded-card px-5 py-2.5 font-semibold hover:underline ${eraTone(era.value).badge}`}
            >
              {era.label}
              <span className="numerals text-2xl leading-none">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The name of an era on the line where it begins. */
export function EraBeginning({ era }: { era: Era }) {
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
