import { formatNumber } from '@/lib/english';

/**
 * Consumer prices in the United States, all items, yearly average, 1982-84 = 100. The value for 2025 covers eleven
 * months.
 * Source: U.S. Bureau of Labor Statistics, CPI-U (CUUR0000SA0), https://github.com/datasets/cpi-us.
 */
const consumerPrices = [
  ...[123.967, 130.658, 136.192, 140.317, 144.458, 148.225, 152.383, 156.85, 160.517, 163.008, 166.575],
  ...[172.2, 177.067, 179.875, 183.958, 188.883, 195.292, 201.592, 207.342, 215.303, 214.537, 218.056],
  ...[224.939, 229.594, 232.957, 236.736, 237.017, 240.007, 245.12, 251.107, 255.657, 258.811, 270.97],
  ...[292.655, 304.702, 313.689, 321.943],
];
const firstYear = 1989;

export const lastPriceYear = firstYear + consumerPrices.length - 1;

/** Converts a price in dollars of `year` to dollars of the index's last year. Null without an index value. */
export function inTodaysDollars(price: number, year: number): number | null {
  const then = consumerPrices[year - firstYear];
  const now = consumerPrices.at(-1);
  return then && now ? (price * now) / then : null;
}

/**
 * The signs of currencies in English: https://github.com/unicode-org/cldr/blob/main/common/main/en.xml. Any other
 * currency shows its code.
 */
const signs: Readonly<Record<string, string>> = {
  ...{ AUD: 'A$', BRL: 'R$', CAD: 'CA$', CNY: 'CN¥', EUR: '€', GBP: '£', HKD: 'HK$', ILS: '₪', INR: '₹', JPY: '¥' },
  ...{ KRW: '₩', MXN: 'MX$', NZD: 'NZ$', PHP: '₱', TWD: 'NT$', USD: '$' },
};

/**
 * Returns `$89.99`, `A$99.95`, `¥12,500` or `DEM 169`. No two currencies look the same. A whole price has no decimals.
 */
export function formatMoney(price: number, currency: string): string {
  const [whole = '', cents] = formatNumber(price, 2).split('.');
  return `${signs[currency] ?? `${currency}\u00a0`}${whole}${cents === undefined ? '' : `.${cents.padEnd(2, '0')}`}`;
}
