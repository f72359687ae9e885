import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { provesItsTests } from '../../support/evidence';

provesItsTests('A page that is older than the database');

afterEach(() => {
  vi.useRealTimers();
});

/** Time passes and the visitor comes back to the tab: what is shown is read again. */
function comeBackLater() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
  window.dispatchEvent(new Event('visibilitychange'));
}

test('a refresh that fails leaves the articles that were there', async () => {
  network.tables.blog_posts = [aPost({ title: 'Still here' })];
  renderApp('/blog');
  await screen.findByText('Still here');
  network.faults.set('blog_posts', '500');
  comeBackLater();
  await expect.poll(() => network.searches().length, { timeout: 3000 }).toBe(3);
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getByText('Still here')).toBeInTheDocument();
  expect(screen.queryByText('No Articles Found')).not.toBeInTheDocument();
});

test('a refresh that finds a post unpublished takes it away', async () => {
  network.tables.blog_posts = [aPost({ title: 'Soon gone', slug: 'soon-gone' }), aPost({ title: 'Stays' })];
  renderApp('/blog');
  await screen.findByText('Soon gone');
  network.tables.blog_posts = network.tables.blog_posts.filter(({ slug }) => slug !== 'soon-gone');
  comeBackLater();
  await expect.poll(() => screen.queryByText('Soon gone')).toBeNull();
  expect(screen.getByText('Stays')).toBeInTheDocument();
});
