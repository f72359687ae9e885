import { expect, test } from 'vitest';
import { inTodaysDollars, formatMoney } from '@/features/consoles/launch-price';

test.each([
  [89.99, 'USD', '$89.99'],
  [199.95, 'AUD', 'A$199.95'],
  [6980, 'TWD', 'NT$6,980'],
  [2099, 'CNY', 'CN¥2,099'],
  [12500, 'JPY', '¥12,500'],
  [150_000, 'KRW', '₩150,000'],
  [169, 'DEM', 'DEM 169'],
])('money writes %f %s as %s, unlike any other currency', (price, currency, text) => {
  expect(formatMoney(price, currency).replace('\u00a0', ' ')).toBe(text);
});

test('inTodaysDollars converts a price, and returns null for a year outside the index', () => {
  expect(inTodaysDollars(100, 1989)).toBeCloseTo(259.7, 1);
  expect(inTodaysDollars(100, 1988)).toBeNull();
});
