/** The attributes of a `<link rel="preload">`. */
type Preload = string;

const preloadTag = /<link rel="preload" ([^<>]*?) ?\/?>/g;
const attribute = /([a-zA-Z]+)(?:="([^"]*)")?/g;

/** Matches an address that is safe in a line of `_headers`. Staff may have typed any characters. */
const plainAddress = /\bhref="(?:&amp;|[!#-%'-~]){1,1000}"/;

/**
 * Returns a page's preloads that apply to every screen. The function ignores preloads with a media query: Chromium
 * evaluates the query in a header before Chromium knows the width of a phone.
 */
export function preloadsOf(head: string): Preload[] {
  const preloads = Array.from(head.matchAll(preloadTag), ([, attributes = '']) => attributes);
  return preloads.filter((preload) => plainAddress.test(preload) && !/\b(media|imageSizes)=/.test(preload));
}

/**
 * Writes preloads as the value of a `Link` header. A browser starts these preloads before parsing the page. Hosts with
 * early hints send the header even before the page.
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
