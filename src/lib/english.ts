// Formats numbers and lists without Intl, because the first use of Intl blocks a phone for a seventh of a second.

/** Formats 1234.5 as '1,234.5', rounded to the number of decimals. */
export function formatNumber(value: number, decimals = 3): string {
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(decimals))).split('.');
  return `${value < 0 ? '-' : ''}${inThousands(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

function inThousands(digits: string): string {
  return digits.length > 3 ? `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits;
}

/** Joins words as in 'one, two and three'. */
export function listed(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
