import { openDataFiles } from '../../src/data/consoles/open-data-files.ts';
import path from 'node:path';
import { iconFiles } from '../sharing/icons.ts';

type Headers = Readonly<Record<string, string>>;

/** The line limit of Cloudflare Pages, which reads these files too. */
const longestLine = 2000;

const everywhere: Headers = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Other sites may show these files: feed readers, and previews of shared pages. A host that joins this value with the
 * general one sends an invalid value, which forbids nothing.
 */
const forOtherSites: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const forAnHour = 'public, max-age=3600';
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * In addition to the general rules. Hosts join the values of a header that two rules set, so no other header is set
 * twice for a path. Pages have no cache rule: hosts revalidate them by default.
 */
const byPath: readonly [path: string, headers: Headers][] = [
  // The names of these files contain a hash of their content.
  ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/images/*', { 'Cache-Control': forADay, ...forOtherSites }],
  ['/share/*', { 'Cache-Control': forADay, ...forOtherSites }],
  ['/og-image.png', { 'Cache-Control': forADay, ...forOtherSites }],
  ...Object.entries(iconFiles).map(([name, { type }]): [string, Headers] => [
    `/${name}`,
    { 'Content-Type': type, 'Cache-Control': forADay, ...forOtherSites },
  ]),
  // Not in robots.txt: a search engine that may not ask for it never learns that it is not to be listed.
  ['/drafts', { 'X-Robots-Tag': 'noindex' }],
  feedRule('/rss.xml'),
  feedRule('/feed.json'),
  ...openDataFiles.map(({ path, type }): [string, Headers] => [
    path,
    {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': forAnHour,
      'Access-Control-Allow-Origin': '*',
      ...forOtherSites,
    },
  ]),
];

/** Web-based feed readers fetch from their own origin. */
function feedRule(path: string): [path: string, headers: Headers] {
  const type = path.endsWith('.json') ? 'application/feed+json' : 'application/rss+xml';
  return [
    path,
    {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': forAnHour,
      'Access-Control-Allow-Origin': '*',
    },
  ];
}

const redirects = (
  picturesUrl: string,
) => `# What has no file gets the site's shell: sign-in, the staff area, shared drafts, and pages newer than the build. Files that exist win.
/blog/:slug      /app.html  200
/consoles/:slug  /app.html  200
/drafts          /app.html  200
/login           /app.html  200
/login/password  /app.html  200
/admin           /app.html  200
/admin/*         /app.html  200
# What is newer than the build has no picture for sharing yet.
/share/*         /og-image.png  302
# Pages ask the store themselves; whoever else has the address of an uploaded picture is led there.
/pictures/*      ${picturesUrl}:splat  302
`;

/**
 * The files that configure the host, by name.
 * @param policy the Content-Security-Policy of every page
 * @param links the `Link` header by path; a trailing `/*` matches anything
 * @param snapshots the addresses of the pages' snapshots
 * @param picturesUrl where the files of uploaded pictures are
 * @param categoryFeeds the addresses of the feeds of categories
 * @throws when a line is longer than a host reads
 */
export function hostFiles(
  policy: string,
  links: ReadonlyMap<string, string>,
  snapshots: readonly string[],
  picturesUrl: string,
  categoryFeeds: readonly string[],
): Map<string, string> {
  return new Map([
    ['_redirects', redirects(picturesUrl)],
    ['_headers', headersFile(policy, links, snapshots, categoryFeeds)],
  ]);
}

/** The `_headers` file. frame-ancestors is added here, because it works only as a header. */
function headersFile(
  policy: string,
  links: ReadonlyMap<string, string>,
  snapshots: readonly string[],
  categoryFeeds: readonly string[],
): string {
  const rules: (readonly [path: string, headers: Headers])[] = [
    ['/*', { ...everywhere, 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` }],
    ...Array.from(links, ([path, Link]) => [path, { Link }] as const),
    ...byPath,
    ...categoryFeeds.map(feedRule),
    // Search engines should list the pages, not these files.
    ...snapshotPaths(snapshots).map((path) => [path, { 'X-Robots-Tag': 'noindex' }] as const),
  ];
  const text = rules.map(rule).join('');
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; hosts read ${longestLine}: ${long.slice(0, 80)}`,
    );
  return text;
}

/** Beside them are the page `/data` and the open data, which a rule `/data/*` would cover on some hosts. */
function snapshotPaths(addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => {
    const folder = path.posix.dirname(address);
    return folder === '/data' ? address : `${folder}/*`;
  });
  return [...new Set(paths)].sort();
}

function rule([path, headers]: readonly [string, Headers]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
