import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../build/host-files.ts';
import { headersFile } from '../../build/host-headers.ts';
import { hostOf, redirectsFor, shellFilesFor } from '../../build/host-redirects.ts';
import { covers, parseHeaders, parseRedirects } from '../../build/host-rules.ts';

interface VercelConfig {
  cleanUrls: boolean;
  trailingSlash: boolean;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const projectRoot = path.join(import.meta.dirname, '../..');
const vercel = JSON.parse(readFileSync(path.join(projectRoot, 'vercel.json'), 'utf8')) as VercelConfig;

const noLinks = new Map<string, string>();

/** Where a host that follows these rules looks when it has no file. */
const lookUp = (redirects: string, pathname: string) => {
  const rule = parseRedirects(redirects).find(({ from }) => covers(from, pathname));
  return rule ? `${rule.status} ${rule.to}` : 'nothing';
};

/** The headers of a path, with the values that several rules set for one of them. */
function headersOf(pathname: string, policy = "default-src 'none'"): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const { from, headers } of parseHeaders(headersFile(policy, noLinks))) {
    if (covers(from, pathname)) for (const [name, value] of headers) (result[name] ??= []).push(value);
  }
  return result;
}

test('a build on Cloudflare Pages is made for it, any other for Netlify', () => {
  expect(hostOf({ CF_PAGES: '1' })).toBe('cloudflare');
  expect(hostOf({ NETLIFY: 'true' })).toBe('netlify');
  expect(hostOf({})).toBe('netlify');
});

describe('on Netlify', () => {
  test.each([
    ['/blog/newer-than-the-build', '200 /app.html'],
    ['/consoles/newer-than-the-build', '200 /app.html'],
    ['/login', '200 /app.html'],
    ['/admin', '200 /app.html'],
    ['/admin/blog/edit/1', '200 /app.html'],
    ['/share/posts/newer-than-the-build.png', '302 /og-image.png'],
    ['/blog/a/b', 'nothing'],
    ['/nowhere', 'nothing'],
    ['/data/blog/draft.json', 'nothing'],
  ])('%s, without a file, gets %s', (pathname, target) => {
    expect(lookUp(redirectsFor('netlify'), pathname)).toBe(target);
  });

  test('no rule is forced upon a file that exists', () => {
    expect(redirectsFor('netlify')).not.toContain('!');
  });
});

describe('on Cloudflare Pages', () => {
  test('only what never has a file is rewritten, to the shell by the address it is served at', () => {
    expect(parseRedirects(redirectsFor('cloudflare'))).toEqual([
      { from: '/login', to: '/app', status: 200 },
      { from: '/admin', to: '/app', status: 200 },
      { from: '/admin/*', to: '/app', status: 200 },
    ]);
  });

  test('what is newer than the build finds the shell as the nearest 404 page', () => {
    expect(shellFilesFor('cloudflare')).toEqual(['app.html', 'blog/404.html', 'consoles/404.html']);
    expect(shellFilesFor('netlify')).toEqual(['app.html']);
  });
});

test('Vercel rewrites what Netlify does', () => {
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const rewrites = vercel.rewrites.map(({ source, destination }) => `${source} ${destination}`);
  const asNetlify = parseRedirects(redirectsFor('netlify')).map(
    ({ from, to }) => `${from.replace('*', ':path*')} ${to.replace('/app.html', '/app')}`,
  );
  expect(rewrites).toEqual(asNetlify);
});

test('Vercel sends the headers of the other hosts, and leaves the policy to the pages', () => {
  const expected = parseHeaders(headersFile('', noLinks)).map(({ from, headers }) => ({
    source: from.replace('*', '(.*)'),
    headers: headers.map(([key, value]) => ({ key, value })),
  }));
  expect(vercel.headers).toEqual(expected);
  expect(vercel.headers[0]?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'",
  });
});

describe('the headers', () => {
  test('every answer is protected', () => {
    for (const pathname of ['/', '/blog/caps', '/assets/site.js', '/nowhere', '/rss.xml']) {
      expect(headersOf(pathname)).toMatchObject({
        'Strict-Transport-Security': [expect.stringMatching(/^max-age=\d{8}$/)],
        'Content-Security-Policy': ["default-src 'none'; frame-ancestors 'none'"],
        'X-Content-Type-Options': ['nosniff'],
        'X-Frame-Options': ['DENY'],
        'Referrer-Policy': ['strict-origin-when-cross-origin'],
        'Permissions-Policy': [expect.stringContaining('camera=(), ')],
        'Cross-Origin-Opener-Policy': ['same-origin'],
        'Cross-Origin-Resource-Policy': ['same-origin'],
      });
    }
  });

  test.each(['/images/blog/caps.svg', '/share/posts/caps.png', '/og-image.png'])(
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
  ])('%s is kept for as long as %s says', (pathname, caching) => {
    expect(headersOf(pathname)['Cache-Control']).toEqual([caching]);
  });

  test.each(['/', '/blog', '/blog/caps', '/data/index.json', '/sitemap.xml'])(
    '%s is asked for anew each time',
    (page) => {
      expect(headersOf(page)).not.toHaveProperty('Cache-Control');
    },
  );

  test('no other header is set by two rules for one path: hosts would join the values', () => {
    const paths = parseHeaders(headersFile('', noLinks)).map(({ from }) => from.replace('*', 'x'));
    for (const pathname of paths) {
      for (const [name, values] of Object.entries(headersOf(pathname))) {
        if (name === 'Cross-Origin-Resource-Policy') continue;
        expect(values, `${name} of ${pathname}`).toHaveLength(1);
      }
    }
  });

  test('feeds and the manifest say what they are', () => {
    expect(headersOf('/rss.xml')['Content-Type']).toEqual(['application/rss+xml; charset=utf-8']);
    expect(headersOf('/feed.json')['Content-Type']).toEqual(['application/feed+json; charset=utf-8']);
    expect(headersOf('/site.webmanifest')['Content-Type']).toEqual(['application/manifest+json']);
  });

  test('a policy that is too long for a host is not written', () => {
    expect(() => headersFile('x'.repeat(1900), noLinks)).not.toThrow();
    expect(() => headersFile('x'.repeat(2000), noLinks)).toThrow('hosts read 2000');
  });
});

test('a build has both files', () => {
  const links = new Map([['/blog', '</a.woff2>; rel=preload']]);
  const files = hostFiles('cloudflare', "default-src 'none'", links);
  expect(files).toEqual(
    new Map([
      ['_redirects', redirectsFor('cloudflare')],
      ['_headers', headersFile("default-src 'none'", links)],
    ]),
  );
});
