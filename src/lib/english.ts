// Numbers and lists in the words of the site. Not Intl: the first use of it blocks a phone for a seventh of a second.

/** 1234.5 as '1,234.5', rounded to so many decimals. */
export function formatNumber(value: number, decimals = 3): string {
  const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `one, two and three`. */
export function listed(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
