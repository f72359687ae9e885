/** The least and the most of the other consoles. */
export interface Range {
  least: number;
  most: number;
}

/** Fewer values do not show a usual range. */
const fewest = 3;

/**
 * Returns the range of the other consoles for an outlier, else null. An outlier is more than twice the most, or less
 * than half the least. Null also with too few others.
 */
export function outlierRange(value: number, others: readonly (number | null)[]): Range | null {
  const usual = rangeOf(others);
  return usual && (value > 2 * usual.most || value < usual.least / 2) ? usual : null;
}

const nearYears = 10;

/** Does the same for years. An outlier is more than ten years before the first or after the last. */
export function outlierYearRange(year: number, others: readonly number[]): Range | null {
  const usual = rangeOf(others);
  return usual && (year > usual.most + nearYears || year < usual.least - nearYears) ? usual : null;
}

/** The last regions follow within this many years. */
const mostYearsLater = 5;

/**
 * Returns the years from a console's first release to another release, if unusual: negative, or more than five. Else
 * null.
 * @param released a year, month or day
 */
export function outlierDelay(released: string, year: string): number | null {
  const delay = Number(released.slice(0, 4)) - Number(year);
  return delay < 0 || delay > mostYearsLater ? delay : null;
}

function rangeOf(others: readonly (number | null)[]): Range | null {
  const numbers = others.filter((other) => other !== null);
  return numbers.length < fewest ? null : { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** Asks about a value that is seldom right. */
export function OutlierWarning({ children }: { children: string }) {
  return (
    <strong className="block text-collecting" role="status">
      {`${children} Is it right?`}
    </strong>
  );
}
