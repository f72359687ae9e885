import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

test('the about page explains scope, fact checks, authors and the report of mistakes, and lists corrections', async () => {
  renderApp('/about');
  await screen.findByRole('heading', { name: 'About', level: 1 });
  expect(textsOf('heading', screen.getByRole('main'))).toEqual([
    ...[
      'About',
      'What we cover',
      'How facts are checked',
      'Who writes and draws',
      'How to report a mistake',
      'Licences and names',
    ],
    'Corrections',
  ]);
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'contact page' }));
  expect(await screen.findByRole('heading', { name: 'Contact', level: 1 })).toBeInTheDocument();
});

test('each excluded machine has its year, a reason and a source', async () => {
  renderApp('/about');
  const part = (await screen.findByRole('heading', { name: 'What we cover' })).parentElement ?? document.body;
  const items = within(part).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual([
    ...[
      'Game & Watch (1980).',
      'Virtual Boy (1995).',
      'Pokémon mini (2001).',
      'Switch OLED (2021).',
      'Switch 2 (2025).',
    ],
  ]);
  for (const item of items)
    expect(within(item).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^http/));
});

test('each correction has its day, its pages, the old text and the new text', async () => {
  renderApp('/about');
  const table = await screen.findByRole('table', { name: 'Corrections, newest first' });
  expect(textsOf('columnheader', table)).toEqual(['Date', 'Where', 'What was wrong', 'What it says now']);
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [day, where, wrong, now] = within(row).getAllByRole('cell');
    expect(day?.querySelector('time')?.dateTime).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(where?.querySelector('a')?.getAttribute('href')).toMatch(/^\/(blog|consoles)/);
    expect(wrong?.textContent).not.toBe('');
    expect(now?.textContent).not.toBe('');
  }
});
