import { passwordPath } from './mail-link.ts';

export const paths = {
  home: '/',
  timeline: '/#handheld-evolution',
  timelinePage: '/timeline',
  consoleOfMonth: '/#console-of-month',
  consolesOfMonth: '/console-of-the-month',
  consoles: '/consoles',
  console: (slug: string) => `/consoles/${encodeURIComponent(slug)}`,
  compare: '/consoles/compare',
  comparing: (slugs: readonly string[]) => `/consoles/compare?c=${slugs.map(encodeURIComponent).join()}`,
  consolePicture: (slug: string) => `/share/consoles/${encodeURIComponent(slug)}.png`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  postPicture: (slug: string) => `/share/posts/${encodeURIComponent(slug)}.png`,
  links: '/links',
  compatibility: '/compatibility',
  openData: '/data',
  about: '/about',
  charts: '/charts',
  tools: '/tools',
  palettes: '/tools/palettes',
  saves: '/tools/saves',
  identify: '/tools/identify',
  buying: '/buying-guide',
  repair: '/repair-and-care',
  editions: '/editions',
  howWeKnow: '/how-we-know',
  privacy: '/privacy',
  rss: '/rss.xml',
  jsonFeed: '/feed.json',
  categoryRss: (slug: string) => `/feeds/${encodeURIComponent(slug)}.xml`,
  categoryJsonFeed: (slug: string) => `/feeds/${encodeURIComponent(slug)}.json`,
  contact: '/contact',
  login: '/login',
  password: passwordPath,
  admin: '/admin',
};

/** The token of a draft follows behind a #. Browsers send that part neither to the host nor as a referrer. */
export const draftPath = '/drafts';

/**
 * Returns the one address of a page: '/blog' for '/Blog/', '//blog' and '/%62log', which React Router matches too. The
 * address begins with one slash, because two slashes would name another site.
 */
export function plainPath(pathname: string): string {
  const plain = singleSlashes(decoded(pathname).toLowerCase());
  // The addresses of all pages match this pattern.
  return /^[\w/-]*$/.test(plain) ? plain : singleSlashes(pathname);
}

function singleSlashes(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** Returns a part of an address without its %-codes; a malformed part stays unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function withoutEndSlashes(address: string): string {
  // The pattern starts only at the first slash of a run. Otherwise many slashes in the middle take quadratic time.
  return address.replace(/(?<!\/)\/+$/, '');
}
