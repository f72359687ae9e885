/** A page that is measured. */
export interface BenchPage {
  name: string;
  path: string;
  /** Requests to the database that the page may make within the observed time. */
  requestsAtMost: number;
}

const post = '/blog/glasses-free-3d-explained';
const console = '/consoles/game-boy';

export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/', requestsAtMost: 5 },
  { name: 'blog', path: '/blog', requestsAtMost: 4 },
  { name: 'post', path: post, requestsAtMost: 4 },
  { name: 'catalogue', path: '/consoles', requestsAtMost: 4 },
  { name: 'console', path: console, requestsAtMost: 4 },
];

/** The page that `control.html` is written after. */
export const controlPage: BenchPage = { name: 'control', path: console, requestsAtMost: 0 };

/** A way from one page to the next by one press of a link. */
export interface BenchClick {
  name: string;
  from: string;
  /** The address of the link. */
  to: string;
  /** The next page counts as shown when it has this heading and its main part these words. */
  heading: string;
  words: string;
}

export const clicks: readonly BenchClick[] = [
  {
    name: 'blog to post',
    from: '/blog',
    to: post,
    heading: '3D without glasses: from parallax barrier to 2DS',
    words: 'Neither test tells you what the barrier costs.',
  },
  {
    name: 'home to console',
    from: '/',
    to: console,
    heading: 'Game Boy',
    words: 'Sharp LR35902 (8-bit SM83 core), 4.19 MHz',
  },
];
