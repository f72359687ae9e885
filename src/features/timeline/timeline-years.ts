import type { ConsoleCard } from '@/data/consoles/consoles';
import { eras, type Era } from '@/features/consoles/eras';

/** A mark on the timeline: a year, or the text for consoles without a year. */
export interface TimelineYear {
  /** Null for consoles without a year. */
  year: number | null;
  text: string;
  /** In the given order. Empty for a year without consoles. */
  consoles: ConsoleCard[];
  begins: Era[];
  /** The colour of the current era. Empty before the first era. */
  era: string;
}

/** The years that the timeline always shows. */
const alwaysShown = { first: 1989, last: 2020 };

/** A year outside this range is a typo and would make the timeline endless. */
const plausible = { first: 1970, last: 2099 };

/** Returns every year from 1989 to 2020, and the years of older or newer models. Consoles without a year come last. */
export function timelineYears(consoles: readonly ConsoleCard[]): TimelineYear[] {
  const years = consoles.map(yearOf).filter((year) => year !== null);
  const first = Math.min(alwaysShown.first, ...years);
  const last = Math.max(alwaysShown.last, ...years);
  const begun = new Set<string>();
  let era = '';
  const dated = Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const models = consoles.filter((model) => yearOf(model) === year);
    const begins = eras.filter(({ value }) => !begun.has(value) && models.some(({ color }) => color === value));
    for (const { value } of begins) begun.add(value);
    era = begins.at(-1)?.value ?? era;
    return { year, text: String(year), consoles: models, begins, era };
  });
  return [...dated, ...undated(consoles.filter((model) => yearOf(model) === null))];
}

function undated(consoles: ConsoleCard[]): TimelineYear[] {
  const texts = new Set(consoles.map(textOf));
  return [...texts].map((text) => ({
    year: null,
    text,
    consoles: consoles.filter((model) => textOf(model) === text),
    begins: [],
    era: '',
  }));
}

function textOf({ year }: ConsoleCard): string {
  return year.trim() || 'Year unknown';
}

function yearOf({ year }: ConsoleCard): number | null {
  const number = /^\d{4}$/.test(year.trim()) ? Number(year) : Number.NaN;
  return number >= plausible.first && number <= plausible.last ? number : null;
}
