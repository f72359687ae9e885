import type { Locator, Page } from 'playwright-core';

export interface BenchPage {
  name: string;
  path: string;
}

const post = '/blog/glasses-free-3d-explained';
const gameBoy = '/consoles/game-boy';

/** The five pages of the bench, by their names for `--pages`. */
export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: post },
  { name: 'catalogue', path: '/consoles' },
  { name: 'console', path: gameBoy },
];

/** The page that `control.html` imitates. */
export const controlled = gameBoy;

export interface BenchClick {
  name: string;
  from: string;
  to: string;
  /** The next page has arrived when it shows this heading, and these words in `main`. */
  heading: string;
  words: string;
}

export const clicks: readonly BenchClick[] = [
  {
    name: 'blog to post',
    from: '/blog',
    to: post,
    heading: '3D without glasses: from parallax barrier to 2DS',
    words: 'It holds two pictures, one for each of your eyes',
  },
  {
    name: 'home to console',
    from: '/',
    to: gameBoy,
    heading: 'Game Boy',
    words: 'Sharp LR35902 (8-bit SM83 core), 4.19 MHz',
  },
];

/** A control that the site's script answers. */
export interface BenchTap {
  name: string;
  path: string;
  control: (page: Page) => Locator;
  /** Selector of an element that the tap creates. */
  effect: string;
}

export const taps: readonly BenchTap[] = [
  {
    name: 'menu',
    path: '/blog',
    control: (page) => page.getByRole('button', { name: 'Menu' }),
    effect: '#main-menu:popover-open',
  },
  {
    name: 'colours',
    path: '/consoles',
    control: (page) => page.getByRole('button', { name: 'Dark colours' }),
    effect: 'html[data-colour-scheme="dark"]',
  },
  {
    name: 'carousel',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Next console' }),
    effect: '[href="#slide-2"][aria-current="true"]',
  },
  {
    name: 'compare',
    path: '/consoles',
    control: (page) => page.locator('main article a[href*="compare?c="]').first(),
    effect: '[data-compare-tray]',
  },
];
