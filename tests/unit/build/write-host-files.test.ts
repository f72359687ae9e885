import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../../build/hosting/write-host-files.ts';
import { covers, parseHeaders, parseRedirects } from '../../../build/hosting/read-host-files.ts';
import { linkHeader, preloadsOf } from '../../../build/hosting/preload-header.ts';

const noLinks = new Map<string, string>();
const snapshots = ['/data/index.json', '/data/data.json', '/data/consoles/index.json', '/data/consoles/game-boy.json'];
const fileOf = (name: string, policy = '', links = noLinks) =>
  hostFiles(policy, links, snapshots, '/images/', ['/feeds/tin.xml', '/feeds/tin.json']).get(name) ?? '';
const headersFile = (policy: string, links = noLinks) => fileOf('_headers', policy, links);

/** The headers of a path, with the values that several rules set for one of them. */
function headersOf(pathname: string): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const { from, headers } of parseHeaders(headersFile(''))) {
    if (covers(from, pathname)) for (const [name, value] of headers) (result[name] ??= []).push(value);
  }
  return result;
}

// Where a host that follows the redirects looks: hosting.test.ts. What protects each answer: tests/security/browser/headers.test.ts.
test('no redirect is forced upon a file that exists', () => {
  expect(fileOf('_redirects')).not.toContain('!');
});

describe('the headers', () => {
  test.each(['/images/blog/caps.svg', '/share/posts/caps.png', '/og-image.png', '/data/consoles.json'])(
    'other sites may show %s, however a host brings the two values together',
    (pathname) => {
      const values = headersOf(pathname)['Cross-Origin-Resource-Policy'] ?? [];
      expect(values.at(-1)).toBe('cross-origin');
      // Joined they are no valid value, and so forbid nothing.
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
    // Asked for again each time.
    ...['/', '/blog', '/blog/caps', '/data/index.json', '/sitemap.xml'].map((page) => [page, undefined]),
  ])('%s is kept for as long as %s says', (pathname = '', caching) => {
    expect(headersOf(pathname)['Cache-Control']).toEqual(caching && [caching]);
  });

  test.each([
    ...[...snapshots, '/drafts'].map((address) => [address, ['noindex']] as const),
    ...['/data', '/data/consoles.json', '/data/consoles.csv', '/consoles'].map(
      (pathname) => [pathname, undefined] as const,
    ),
  ])('search engines are told of %s: %j', (pathname, told) => {
    expect(headersOf(pathname)['X-Robots-Tag']).toEqual(told);
    // Some hosts take the folder itself for what is in it.
    if (!told) expect(headersOf(`${pathname}/`)['X-Robots-Tag']).toBeUndefined();
  });

  test('no other header is set by two rules for one path: hosts would join the values', () => {
    const paths = parseHeaders(headersFile('')).map(({ from }) => from.replace('*', 'x'));
    for (const pathname of paths) {
      for (const [name, values] of Object.entries(headersOf(pathname))) {
        if (name === 'Cross-Origin-Resource-Policy') continue;
        expect(values, `${name} of ${pathname}`).toHaveLength(1);
      }
    }
  });

  test('feeds, open data and the manifest say what they are', () => {
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

  test('a policy that is too long for a host is not written', () => {
    expect(() => headersFile('x'.repeat(1900))).not.toThrow();
    expect(() => headersFile('x'.repeat(2000))).toThrow('hosts read 2000');
  });
});

test('what a page asks for ahead is a header of its path', () => {
  const links = new Map([['/blog', '</a.woff2>; rel=preload']]);
  expect(headersFile("default-src 'none'", links)).toContain('/blog\n  Link: </a.woff2>; rel=preload\n');
});

describe('rules of hosts', () => {
  test('redirects are read line by line, comments left out', () => {
    expect(parseRedirects('# shell\n/blog/*   /app.html  200\n\n/old /new\n')).toEqual([
      { from: '/blog/*', to: '/app.html', status: 200 },
      { from: '/old', to: '/new', status: 301 },
    ]);
  });

  test('headers belong to the path above them', () => {
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
  ])('%s covers %s: %s', (rule, path, covered) => {
    expect(covers(rule, path)).toBe(covered);
  });
});

describe('what a page asks for ahead', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin />';
  const picture = '<link rel="preload" as="image" href="/b.svg?a=1&amp;b=2" fetchPriority="high"/>';

  test('a page asks for its fonts and its picture', () => {
    const preloads = preloadsOf(`<link rel="icon" href="/i.svg" />${font}${picture}`);
    expect(linkHeader(preloads)).toBe(
      '</a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin, ' +
        '</b.svg?a=1&b=2>; rel=preload; as="image"; fetchpriority="high"',
    );
  });

  test.each([
    ['for wide screens only', '<link rel="preload" href="/c.svg" as="image" media="(width &gt;= 40rem)"/>'],
    ['in the size that fits', '<link rel="preload" as="image" imageSrcSet="/c.avif 1x" imageSizes="100vw"/>'],
    ['whose address does not fit into a line', `<link rel="preload" as="image" href="/${'d'.repeat(2000)}.svg"/>`],
    ['whose address would end the line', '<link rel="preload" as="image" href="/e.svg\n/*\n  X-Own: 1"/>'],
  ])('a picture %s is for the page alone', (_, tag) => {
    expect(preloadsOf(font + tag)).toHaveLength(1);
  });
});
