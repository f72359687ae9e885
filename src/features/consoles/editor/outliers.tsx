/** The least and the most of the others. */
export interface Range {
  least: number;
  most: number;
}

/** So few say nothing about what is usual. */
const fewest = 3;

/**
 * Where a value is far from those of the other consoles (more than twice the most, less than half the least), what they
 * are; null where it is not, or where there are too few to tell.
 */
export function outlierRange(value: number, others: readonly (number | null)[]): Range | null {
  const usual = rangeOf(others);
  return usual && (value > 2 * usual.most || value < usual.least / 2) ? usual : null;
}

const nearYears = 10;

/** As `farFrom`, for years: more than ten before the first or after the last. */
export function outlierYearRange(year: number, others: readonly number[]): Range | null {
  const usual = rangeOf(others);
  return usual && (year > usual.most + nearYears || year < usual.least - nearYears) ? usual : null;
}

/** The last regions wait that long. */
const mostYearsLater = 5;

/**
 * How many years after the first release of its console a release is, where that is unusual: before it (negative), or
 * more than five after it; else null.
 * @param released a year, month or day
 */
export function outlierDelay(released: string, year: string): number | null {
  const later = Number(released.slice(0, 4)) - Number(year);
  return later < 0 || later > mostYearsLater ? later : null;
}

function rangeOf(others: readonly (number | null)[]): Range | null {
  const known = others.filter((other) => other !== null);
  return known.length < fewest ? null : { least: Math.min(...known), most: Math.max(...known) };
}

/** Asks about a value that can be right, but seldom is. */
export function OutlierWarning({ children }: { children: string }) {
  return (
    <strong className="block text-collecting" role="status">
      {`${children} Is it right?`}
    </strong>
  );
}
