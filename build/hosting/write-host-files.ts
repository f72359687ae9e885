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
 * Feed readers and previews of shared pages may show these files on other sites. A host that joins this value with the
 * general value sends an invalid header, which forbids nothing.
 */
const forOtherSites: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const forAnHour = 'public, max-age=3600';
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * These rules add to the general rules. When two rules set one header, hosts join the two values. So only
 * Cross-Origin-Resource-Policy may occur twice for a path: `forOtherSites` works even with a joined value. Pages need
 * no cache rule, because by default hosts make browsers revalidate pages.
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
  // robots.txt does not forbid this address, because a search engine must request the page to read this header.
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

/** Returns the headers of a feed. Any origin may read a feed, because web-based feed readers run on other origins. */
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
) => `# These addresses get the site's shell when no file exists: sign-in, the admin area, shared drafts, and pages newer than the build.
/blog/:slug      /app.html  200
/consoles/:slug  /app.html  200
/drafts          /app.html  200
/login           /app.html  200
/login/password  /app.html  200
/admin           /app.html  200
/admin/*         /app.html  200
# A page newer than the build has no picture for sharing yet.
/share/*         /og-image.png  302
# Pages request uploaded pictures from the bucket. This redirects all other requests there.
/pictures/*      ${picturesUrl}:splat  302
`;

/**
 * Returns the files that configure the host, by name.
 * @param policy the Content-Security-Policy of every page
 * @param links the `Link` header by path; a trailing `/*` matches anything
 * @throws Error when a line is longer than a host reads
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

/** Writes the `_headers` file. The function adds frame-ancestors, which works only in a header. */
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

/**
 * Returns the paths of the rules for snapshots. On some hosts a rule `/data/*` would also cover the page `/data` and
 * the open data.
 */
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
