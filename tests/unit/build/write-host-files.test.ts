import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../../build/hosting/write-host-files.ts';
import { covers, parseHeaders, parseRedirects } from '../../../build/hosting/read-host-files.ts';
import { linkHeader, preloadsOf } from '../../../build/hosting/preload-header.ts';

const noLinks = new Map<string, string>();
const snapshots = ['/data/index.json', '/data/data.json', '/data/consoles/index.json', '/data/consoles/game-boy.json'];
const fileOf = (name: string, policy = '', links = noLinks) =>
  hostFiles(policy, links, snapshots, '/images/', ['/feeds/tin.xml', '/feeds/tin.json']).get(name) ?? '';
const headersFile = (policy: string, links = noLinks) => fileOf('_headers', policy, links);

/** Returns the headers of a path, each with the values of all its rules. */
function headersOf(pathname: string): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const { from, headers } of parseHeaders(headersFile(''))) {
    if (covers(from, pathname)) for (const [name, value] of headers) (result[name] ??= []).push(value);
  }
  return result;
}

// serve-as-host.test.ts tests redirects. tests/security/browser/headers.test.ts tests headers that protect a response.
test('no redirect overrides an existing file', () => {
  expect(fileOf('_redirects')).not.toContain('!');
});

describe('the headers', () => {
  test.each(['/images/blog/caps.svg', '/share/posts/caps.png', '/og-image.png', '/data/consoles.json'])(
    'let other sites show %s, even when a host joins the two values',
    (pathname) => {
      const values = headersOf(pathname)['Cross-Origin-Resource-Policy'] ?? [];
      expect(values.at(-1)).toBe('cross-origin');
      // Joined values are invalid, so the browser forbids nothing.
      expect(['same-origin', 'same-site']).not.toContain(values.join(', '));
    },
  );

  test.each([
    ['/assets/site-DkQ3.js', 'public, max-age=31536000, immutable'],
    ['/images/blog/caps.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/share/posts/caps.png', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/favicon.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/rss.xml', 'public, max-age=3600'],
    ['/feed.json', 'public, max-age=3600'],
    ['/feeds/tin.xml', 'public, max-age=3600'],
    ['/data/consoles.json', 'public, max-age=3600'],
    ['/data/consoles.csv', 'public, max-age=3600'],
    // Without the header, the browser asks again each time.
    ...['/', '/blog', '/blog/caps', '/data/index.json', '/sitemap.xml'].map((page) => [page, undefined]),
  ])('let browsers cache %s with: %s', (pathname = '', caching) => {
    expect(headersOf(pathname)['Cache-Control']).toEqual(caching && [caching]);
  });

  test.each([
    ...[...snapshots, '/drafts'].map((address) => [address, ['noindex']] as const),
    ...['/data', '/data/consoles.json', '/data/consoles.csv', '/consoles'].map(
      (pathname) => [pathname, undefined] as const,
    ),
  ])('give search engines for %s these directives: %j', (pathname, directives) => {
    expect(headersOf(pathname)['X-Robots-Tag']).toEqual(directives);
    // Some hosts apply a rule for the files of a folder also to the folder.
    if (!directives) expect(headersOf(`${pathname}/`)['X-Robots-Tag']).toBeUndefined();
  });

  test('come from one rule each, except Cross-Origin-Resource-Policy, because hosts join two values', () => {
    const paths = parseHeaders(headersFile('')).map(({ from }) => from.replace('*', 'x'));
    for (const pathname of paths) {
      for (const [name, values] of Object.entries(headersOf(pathname))) {
        if (name === 'Cross-Origin-Resource-Policy') continue;
        expect(values, `${name} of ${pathname}`).toHaveLength(1);
      }
    }
  });

  test('give feeds, open data and the manifest their types', () => {
    expect(headersOf('/data/consoles.json')['Content-Type']).toEqual(['application/json; charset=utf-8']);
    expect(headersOf('/data/consoles.csv')['Content-Type']).toEqual(['text/csv; charset=utf-8']);
    expect(headersOf('/data/consoles.csv')['Access-Control-Allow-Origin']).toEqual(['*']);
    expect(headersOf('/rss.xml')['Content-Type']).toEqual(['application/rss+xml; charset=utf-8']);
    expect(headersOf('/feed.json')['Content-Type']).toEqual(['application/feed+json; charset=utf-8']);
    expect(headersOf('/feeds/tin.xml')['Content-Type']).toEqual(['application/rss+xml; charset=utf-8']);
    expect(headersOf('/feeds/tin.json')['Content-Type']).toEqual(['application/feed+json; charset=utf-8']);
    expect(headersOf('/feeds/tin.json')['Access-Control-Allow-Origin']).toEqual(['*']);
    expect(headersOf('/site.webmanifest')['Content-Type']).toEqual(['application/manifest+json']);
  });

  test('never contain a policy that is too long for a host', () => {
    expect(() => headersFile('x'.repeat(1900))).not.toThrow();
    expect(() => headersFile('x'.repeat(2000))).toThrow('hosts read 2000');
  });
});

test('the preloads of a page become a header of its path', () => {
  const links = new Map([['/blog', '</a.woff2>; rel=preload']]);
  expect(headersFile("default-src 'none'", links)).toContain('/blog\n  Link: </a.woff2>; rel=preload\n');
});

describe('rules of hosts', () => {
  test('parseRedirects reads each line and skips comments', () => {
    expect(parseRedirects('# shell\n/blog/*   /app.html  200\n\n/old /new\n')).toEqual([
      { from: '/blog/*', to: '/app.html', status: 200 },
      { from: '/old', to: '/new', status: 301 },
    ]);
  });

  test('parseHeaders assigns headers to the path above them', () => {
    expect(parseHeaders('/*\n  X-A: b: c\n  X-D: e\n/assets/*\n  Cache-Control: no-store\n')).toEqual([
      {
        from: '/*',
        headers: [
          ['X-A', 'b: c'],
          ['X-D', 'e'],
        ],
      },
      { from: '/assets/*', headers: [['Cache-Control', 'no-store']] },
    ]);
  });

  test.each([
    ['/*', '/anything/below', true],
    ['/blog/*', '/blog/x', true],
    ['/blog/*', '/blog', false],
    ['/blog/:slug', '/blog/x', true],
    ['/blog/:slug', '/blog/', false],
    ['/blog/:slug', '/blog/x/y', false],
    ['/blog', '/blog', true],
    ['/blog', '/blog/x', false],
  ])('the rule %s covers %s: %s', (rule, path, covered) => {
    expect(covers(rule, path)).toBe(covered);
  });
});

describe('the preload header', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin />';
  const picture = '<link rel="preload" as="image" href="/b.svg?a=1&amp;b=2" fetchPriority="high"/>';

  test('lists the fonts and the picture of a page', () => {
    const preloads = preloadsOf(`<link rel="icon" href="/i.svg" />${font}${picture}`);
    expect(linkHeader(preloads)).toBe(
      '</a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin, ' +
        '</b.svg?a=1&b=2>; rel=preload; as="image"; fetchpriority="high"',
    );
  });

  test.each([
    ['for wide screens only', '<link rel="preload" href="/c.svg" as="image" media="(width &gt;= 40rem)"/>'],
    ['in the size that fits', '<link rel="preload" as="image" imageSrcSet="/c.avif 1x" imageSizes="100vw"/>'],
    [
      'with an address that does not fit into a line',
      `<link rel="preload" as="image" href="/${'d'.repeat(2000)}.svg"/>`,
    ],
    ['with an address that would end the line', '<link rel="preload" as="image" href="/e.svg\n/*\n  X-Own: 1"/>'],
  ])('omits a picture %s', (_, tag) => {
    expect(preloadsOf(font + tag)).toHaveLength(1);
  });
});
