import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

const titles = [
  'Battery life: printed and measured',
  'US launch prices, then and in dollars of May 2026',
  'Units sold, year by year after launch',
  'Weight and size, ready to play',
  'Speed of the link cable',
];

test('each chart is a picture with a description, and a table shows the numbers', async () => {
  renderApp('/charts');
  await screen.findByRole('heading', { name: 'Charts', level: 1 });
  for (const title of titles) {
    const part = screen.getByRole('region', { name: title });
    const picture = within(part).getByRole('img');
    expect(picture.getAttribute('alt')).toContain(title);
    expect(picture.getAttribute('src')).toMatch(/^\/images\/charts\/[\w-]+\.svg$/);
    expect(within(within(part).getByRole('table', { name: title })).getAllByRole('row').length).toBeGreaterThan(4);
  }
});

test('the tables show "Unknown" for unknown values, and list several measurements in one cell', async () => {
  renderApp('/charts');
  const table = await screen.findByRole('table', { name: titles[0] });
  const cells = (name: string) => textsOf('cell', within(table).getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(cells('SP, front light')).toEqual(['10', '18', '8.03, 8.08, 11.93']);
  expect(cells('SP, backlight')).toEqual(['Unknown', 'Unknown', '4.83, 5.28']);
});
