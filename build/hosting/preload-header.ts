/** A file that pages ask for ahead, as the attributes of its `<link rel="preload">`. */
type Preload = string;

const preloadTag = /<link rel="preload" ([^<>]*?) ?\/?>/g;
/** What stands in there is asked for when a script says so. Without an end it would be the rest of the page. */
const template = /<template.*?(?:<\/template>|$)/gs;
const attribute = /([a-zA-Z]+)(?:="([^"]*)")?/g;

/** An address that can stand in a line of `_headers` as it is: staff may have typed anything. */
const plainAddress = /\bhref="(?:&amp;|[!#-%'-~]){1,1000}"/;

/**
 * The files that the head of a page asks for ahead on every screen. Those for some screens only
 * are left out: with a header, Chromium decides before it knows how wide a phone's is.
 */
export function preloadsOf(html: string): Preload[] {
  const head = html.slice(0, html.indexOf('</head>')).replace(template, '');
  const preloads = Array.from(head.matchAll(preloadTag), ([, attributes = '']) => attributes);
  return preloads.filter((preload) => plainAddress.test(preload) && !/\b(media|imageSizes)=/.test(preload));
}

/**
 * The same as the value of a `Link` header: with it a browser asks for them before it has read anything
 * of the page, and hosts that send early hints let it do so while they still look for the page.
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
