import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

const three = () => [
  aConsole({ id: '10000000-0000-4000-8000-000000000001', slug: 'one', name: 'One', year: '1989' }),
  aConsole({ id: '10000000-0000-4000-8000-000000000002', slug: 'two', name: 'Two', year: '1996' }),
  aConsole({ id: '10000000-0000-4000-8000-000000000003', slug: 'three', name: 'Three', year: '2001' }),
];
const neighbours = async () => within(await screen.findByRole('navigation', { name: 'Neighbouring consoles' }));
const names = async () => (await neighbours()).getAllByRole('link').map((link) => link.textContent);

test('a sheet leads to the console before and the one after', async () => {
  network.tables.consoles = three();
  renderApp('/consoles/two');
  expect(await names()).toEqual(['Before itOne1989', 'After itThree2001']);
  await userEvent.click((await neighbours()).getByRole('link', { name: /Three/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Three' })).toBeInTheDocument();
  expect(await names()).toEqual(['Before itTwo1996']);
});

test('what the catalogue knows of a console shows while its sheet is still on its way', async () => {
  network.tables.consoles = three();
  renderApp('/consoles');
  const card = await screen.findByRole('link', { name: 'Two' });
  network.faults.set('consoles', 'no answer');
  await userEvent.click(card);
  expect(await screen.findByRole('heading', { level: 1, name: 'Two' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading console' })).toBeInTheDocument();
});

test('what the blog knows of a post shows while the article is still on its way', async () => {
  network.tables.blog_posts = [aPost({ title: 'Known already' })];
  renderApp('/blog');
  const card = await screen.findByRole('link', { name: 'Known already' });
  network.faults.set('blog_posts', 'no answer');
  await userEvent.click(card);
  expect(await screen.findByRole('heading', { level: 1, name: 'Known already' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading article' })).toBeInTheDocument();
});
