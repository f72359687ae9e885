/** The attributes of a `<link rel="preload">`. */
type Preload = string;

const preloadTag = /<link rel="preload" ([^<>]*?) ?\/?>/g;
const attribute = /([a-zA-Z]+)(?:="([^"]*)")?/g;

/** Safe in a line of `_headers`: staff may have typed anything. */
const plainAddress = /\bhref="(?:&amp;|[!#-%'-~]){1,1000}"/;

/**
 * The preloads in the head of a page that apply to every screen. Those with a media query are left out: with a header, Chromium
 * decides before it knows the width of a phone.
 */
export function preloadsOf(head: string): Preload[] {
  const preloads = Array.from(head.matchAll(preloadTag), ([, attributes = '']) => attributes);
  return preloads.filter((preload) => plainAddress.test(preload) && !/\b(media|imageSizes)=/.test(preload));
}

/**
 * The same as the value of a `Link` header: a browser fetches before it parses the page, and hosts with early hints
 * send it before they have found the page.
 */
export function linkHeader(preloads: readonly Preload[]): string {
  return preloads.map(linkOf).join(', ');
}

function linkOf(preload: Preload): string {
  const { href = '', ...others } = Object.fromEntries(
    Array.from(preload.matchAll(attribute), ([, name = '', value]) => [name.toLowerCase(), value]),
  );
  const parameters = Object.entries(others).map(([name, value]) => (value === undefined ? name : `${name}="${value}"`));
  return [`<${href.replaceAll('&amp;', '&')}>`, 'rel=preload', ...parameters].join('; ');
}
