/** A page that is measured. */
export interface BenchPage {
  name: string;
  path: string;
  /** What a first visit on a slow line may weigh in bytes, with everything and until `load`. */
  weighsAtMost?: { all: number; beforeLoad: number };
}

const post = '/blog/glasses-free-3d-explained';
const console = '/consoles/game-boy';

/** The five pages of the bench, by the names that `--pages` takes. */
export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: post, weighsAtMost: { all: 140_000, beforeLoad: 25_000 } },
  { name: 'catalogue', path: '/consoles' },
  { name: 'console', path: console },
];

/** The page that `control.html` is written after. */
export const controlPage: BenchPage = { name: 'control', path: console };

/** The article that the hosted profile changes after the build. */
export const changedPost = post.replace('/blog/', '');

/** A way from one page to the next by one press of a link. */
export interface BenchClick {
  name: string;
  from: string;
  /** The address of the link. */
  to: string;
  /** The next page counts as shown when it has this heading and its main part these words, of its beginning. */
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
    to: console,
    heading: 'Game Boy',
    words: 'Sharp LR35902 (8-bit SM83 core), 4.19 MHz',
  },
];

/** The file of a page, by its path below the folder of a build. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Would the bench find what it looks for?
 * @param html the content of a file of the site; undefined without such a file.
 * @throws Error naming the first page, link or text that the site lacks: it would otherwise be waited for in vain.
 */
export function checkPages(html: (file: string) => string | undefined): void {
  for (const { path } of pages) {
    if (html(fileOf(path)) === undefined) throw new Error(`The site has no page ${path}.`);
  }
  for (const { name, from, to, heading, words } of clicks) {
    for (const [path, text] of [
      [from, `href="${to}"`],
      [to, heading],
      [to, words],
    ] as const) {
      if (!html(fileOf(path))?.includes(text)) throw new Error(`${name}: ${path} has no ${text}.`);
    }
  }
}
