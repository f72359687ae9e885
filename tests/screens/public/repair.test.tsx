import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { modelNames } from '@/data/guides/claim';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

test('each console has a part of the page, and a link at the top leads to the part', async () => {
  renderApp('/repair-and-care');
  const index = await screen.findByRole('navigation', { name: 'Consoles on this page' });
  const links = within(index).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent).sort()).toEqual(Object.values(modelNames).sort());
  for (const link of links) {
    const part = document.querySelector(link.getAttribute('href') ?? '');
    expect(part).toHaveTextContent(link.textContent);
  }
});

test('a fault shows the part, the repair, the difficulty and the source', async () => {
  renderApp('/repair-and-care');
  const table = await screen.findByRole('table', { name: 'What fails on the Nintendo DSi XL' });
  expect(textsOf('columnheader', table)).toEqual(['Part', 'What fails', 'What the repair takes']);
  expect(textsOf('rowheader', table)).toEqual(['Charging socket']);
  expect(table).toHaveTextContent('Opened, with a soldering iron.');
  const mark = within(table).getByRole('link', { name: /^Source \d+$/ });
  expect(document.querySelector(mark.getAttribute('href') ?? '')).toHaveTextContent('giltesa: USB-C kit');
});

test('a console without known faults says so', async () => {
  renderApp('/repair-and-care');
  const part = await screen.findByRole('region', { name: 'Game Boy Light' });
  expect(part).toHaveTextContent('We’ve found no source for what fails on this one.');
  expect(within(part).queryByRole('table')).not.toBeInTheDocument();
});

test('the care of coin cells links to the tool and the article', async () => {
  renderApp('/repair-and-care');
  const part = await screen.findByRole('region', { name: 'Coin cells that keep saves' });
  const hrefs = within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/tools/saves', '/blog/why-old-saves-vanish']));
});
