import type { Locator, Page } from 'playwright-core';

/** A control that somebody uses with one hand, and how. */
export interface BenchTap {
  name: string;
  description: string;
  path: string;
  /** What the finger touches. */
  control: (page: Page) => Locator;
  /** Pressed afterwards, one after the other. */
  keys?: readonly string[];
  /** Resolves when the tap has had its effect. */
  done: (page: Page) => Promise<unknown>;
  /**
   * Is it answered within the page before the site's script is there? Otherwise it is a form that is sent or a link
   * that is followed: a navigation, whose document ends before its events are timed.
   */
  beforeScript: boolean;
}

export const taps: readonly BenchTap[] = [
  {
    name: 'menu',
    description: 'the menu of a phone is opened',
    path: '/blog',
    control: (page) => page.getByRole('button', { name: 'Menu' }),
    done: (page) => page.locator('#main-menu:popover-open').waitFor(),
    beforeScript: true,
  },
  {
    name: 'colours',
    description: 'the colours are switched on the largest page',
    path: '/consoles',
    control: (page) => page.getByRole('button', { name: 'Dark colours' }),
    done: (page) => page.locator('html[data-colour-scheme="dark"]').waitFor({ state: 'attached' }),
    beforeScript: true,
  },
  {
    name: 'search',
    description: 'a word is typed into the search of the blog and sent with Enter; the slowest of these events counts',
    path: '/blog',
    control: (page) => page.getByRole('searchbox', { name: 'Search articles' }),
    keys: ['g', 'r', 'e', 'y', 'Enter'],
    done: (page) => page.waitForURL(/[?&]q=grey/),
    beforeScript: false,
  },
  {
    name: 'filter',
    description: 'a category of the blog is chosen, in a list that opens on touch; the slowest of these events counts',
    path: '/blog',
    control: (page) => page.getByRole('combobox', { name: 'Category' }),
    keys: ['ArrowDown', 'Enter'],
    done: (page) => page.waitForURL(/[?&]category=/),
    beforeScript: false,
  },
  {
    name: 'carousel',
    description: 'the next console of the timeline is shown',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Next console' }),
    done: (page) => page.locator('[href="#slide-2"][aria-current="true"]').waitFor(),
    beforeScript: true,
  },
  {
    name: 'compare',
    description: 'the first console of the catalogue goes into the tray',
    path: '/consoles',
    control: (page) => page.locator('main article a[href*="compare?c="]').first(),
    done: (page) => page.locator('[data-compare-tray]').waitFor(),
    beforeScript: false,
  },
];
