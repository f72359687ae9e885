/** The lowest and the highest value of the other consoles. */
export interface Range {
  least: number;
  most: number;
}

/** The smallest number of values that shows a usual range. */
const fewest = 3;

/**
 * Returns the range of the other consoles if a value is an outlier, else null. An outlier is above twice the highest
 * value, or below half the lowest. With too few other values, no value is an outlier.
 */
export function outlierRange(value: number, others: readonly (number | null)[]): Range | null {
  const usual = rangeOf(others);
  return usual && (value > 2 * usual.most || value < usual.least / 2) ? usual : null;
}

const nearYears = 10;

/** Returns the range of the other years if a year is over ten years outside the range. Else returns null. */
export function outlierYearRange(year: number, others: readonly number[]): Range | null {
  const usual = rangeOf(others);
  return usual && (year > usual.most + nearYears || year < usual.least - nearYears) ? usual : null;
}

/** The usual time in years from the first release to the last region. */
const mostYearsLater = 5;

/**
 * Returns the years from a console's first release to another release, if the number is negative or above five. Else
 * returns null.
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
