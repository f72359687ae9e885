import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';

test('the page of the tools links to three tools, then to tables, charts, guides and data', async () => {
  renderApp('/tools');
  await screen.findByRole('heading', { name: 'Tools', level: 1 });
  const sections = within(screen.getByRole('main')).getAllByRole('region');
  const addresses = sections.map((section) => [
    section.getAttribute('aria-label'),
    ...within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ]);
  expect(addresses).toEqual([
    ['Three tools', '/tools/identify', '/tools/saves', '/tools/palettes'],
    ['Tables and charts', '/compatibility', '/consoles/compare', '/charts'],
    ['Guides and data', '/buying-guide', '/repair-and-care', '/editions', '/how-we-know', '/data'],
  ]);
});
