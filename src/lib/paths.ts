/** Every address of the public site, so that none is typed twice. */
export const paths = {
  home: '/',
  timeline: '/#handheld-evolution',
  timelinePage: '/timeline',
  consoleOfMonth: '/#console-of-month',
  consoles: '/consoles',
  console: (slug: string) => `/consoles/${encodeURIComponent(slug)}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  links: '/links',
  contact: '/contact',
  login: '/login',
};
