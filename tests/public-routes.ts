import type { Screen } from '@testing-library/react';
import type { Database } from '@/data/database.types';
import { aConsole, aFeaturedConsole, aLink, aPost, aSocialLink, someSettings } from './builders';
import { network, type Fault } from './server/server';

type TableName = keyof Database['public']['Tables'];
type Read = TableName | 'rpc/search_posts';
type Page = Pick<Screen, 'getByRole' | 'getAllByRole' | 'getByText'>;

/** A public address and what must stand there when no read succeeds. */
export interface PublicRoute {
  address: string;
  /** The tables it reads and the function it calls, each once. */
  reads: Read[];
  /** Throws until what the specification wants to stand there stands there. */
  expectFallback: (page: Page) => void;
}

const everywhere: Read[] = ['site_settings', 'social_media_links'];

/** Every kind of page of the public site. */
export const publicRoutes: PublicRoute[] = [
  {
    address: '/',
    reads: ['consoles', 'console_of_month', 'rpc/search_posts', ...everywhere],
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: /handheld legacy/i });
      page.getByRole('group', { name: '1 of 5' });
      page.getByRole('heading', { name: 'Game Boy Micro' });
      page.getByRole('link', { name: 'Why the Game Boy stayed grey' });
    },
  },
  {
    address: '/timeline',
    reads: ['consoles', ...everywhere],
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: 'Timeline' });
      page.getByRole('heading', { level: 2, name: '2011' });
      page.getByRole('heading', { level: 3, name: 'Nintendo 3DS' });
      page.getByRole('button', { name: 'Try Again' });
    },
  },
  {
    address: '/consoles',
    reads: ['consoles', ...everywhere],
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: 'Console Catalogue' });
      page.getByRole('heading', { name: 'No Consoles Found' });
      page.getByRole('button', { name: 'Reset Filters' });
    },
  },
  {
    address: '/consoles/game-boy',
    reads: ['consoles', ...everywhere],
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: 'Console Not Found' });
      page.getByRole('button', { name: 'Try Again' });
    },
  },
  {
    address: '/blog',
    reads: ['rpc/search_posts', 'blog_categories', ...everywhere],
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: 'Blog' });
      page.getByRole('heading', { name: 'No Articles Found' });
      page.getByRole('button', { name: 'Reset Filters' });
    },
  },
  {
    address: '/blog/it',
    reads: ['blog_posts', ...everywhere],
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: 'Post Not Found' });
      page.getByRole('button', { name: 'Try Again' });
    },
  },
  {
    address: '/links',
    reads: ['links', ...everywhere],
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: 'Useful Links' });
      page.getByText('No links are currently available.');
    },
  },
  {
    address: '/contact',
    reads: everywhere,
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: 'Contact' });
      page.getByRole('link', { name: 'hello@handheld-legacy.example' });
      page.getByRole('button', { name: 'Send Message' });
    },
  },
  {
    address: '/nowhere',
    reads: everywhere,
    expectFallback: (page) => {
      page.getByRole('heading', { level: 1, name: '404' });
      page.getByText("Game Over! This level doesn't exist.");
    },
  },
];

/** Rows in every table, so that a fallback on screen can only come from the fault. */
export function fillAndBreak(fault: Fault) {
  const console = aConsole({ slug: 'game-boy' });
  network.tables.consoles = [console];
  network.tables.console_of_month = [aFeaturedConsole(console.id)];
  network.tables.blog_posts = [aPost({ slug: 'it' })];
  network.tables.links = [aLink()];
  network.tables.social_media_links = [aSocialLink()];
  network.tables.site_settings = [someSettings({ itemsPerPage: 5 })];
  for (const table of Object.keys(network.tables) as TableName[]) network.faults.set(table, fault);
}

/** The reads that were given up so far, as the log tells: nothing is sent for them after that. */
export function readsGivenUp(log: { mock: { calls: unknown[][] } }): number {
  return log.mock.calls.filter(([error]) => error instanceof Error && error.name === 'ReadError').length;
}

/** Every request to the database so far. What else is asked for is the copy that stands in for it. */
export function readsSent() {
  return network.requests.filter(({ url }) => url.pathname.startsWith('/rest/v1/'));
}
