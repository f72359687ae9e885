import { describe, expect, test } from 'vitest';
import { isHttpUrl, isImageSource, isLinkTarget, safeImage } from '@/lib/safe-url';

const web = [
  ...['https://a.example', 'http://a.example/x?y=z#w', 'HTTPS://A.EXAMPLE/', 'https://a.example/ü', 'http://[::1]/'],
  ...['https://a.example/@b', 'https://a.example?@b', 'https://café.example/道'],
];
const sitePaths = ['/', '/images/a.png', '/blog/a?b=c#d', '/#handheld-evolution', '/...', '/a?b=//c', '/a#../x', '/@a'];
/** Allowed addresses with percent codes. A decoded code can change a path, but not a query or a fragment. */
const codedPaths = [
  '/blog?q=a%2Fb',
  '/a?b=%5c%3f%23%00%7f',
  '/a#%2f',
  '/a%20b',
  '/%C3%BC',
  '/100%25',
  '/a%252fb',
  '/a%80',
];
const hiddenPaths = [
  ...['/a%5cb', '/a%5Cb', '/a%2fb', '/a%2Fb?c', '/a%3fb', '/a%3Fb#c', '/a%23b', '/%2f', '/a%00', '/a%0d%0Ab', '/a%1F'],
  ...['/a%7f', '/a%7F?b', '/blog/..%5c..%5cpictures%5ca.png%3f'],
];
const mail = ['mailto:a@b.example', 'MAILTO:a@b.example', 'mailto:a@b.example?subject=x&cc=c@d.example'];
const mails = ['mailto:a@b.example,c@d.example', 'mailto:a@b.example,c@d.example,e@f.example?subject=x'];
const otherSites = ['/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e%2E//evil.example'];
const rejected = [
  ...['', ' ', 'https://', 'https:///path', 'https:a.example', 'https:/a.example', 'http:\\\\a.example'],
  ...[' https://a.example', 'https://a.example ', 'https://a.example/a b', 'https://a.example/\n'],
  ...['https://a.example\\@b.example', 'java\nscript:alert(1)', 'javascript:alert(1)'],
  ...['JavaScript://a.example/%0aalert(1)', 'data:text/html,x', 'data:image/png;base64,AAAA', 'vbscript:x'],
  ...['blob:https://a.example/x', 'file:///etc/passwd', 'ftp://a.example', '//a.example/x.png', '/\\a.example'],
  ...['#a', '/a\\b', '/a b', '/a\tb', 'images/a.png', './a.png', 'mailto:', 'mailto:nobody', 'mailto:a b@c.example'],
  ...['mailto:@b.example', 'mailto:a@b@c.example', 'mailto:a\u202e@b.example', 'mailto:a@\u200bb.example'],
  ...['mailto:a@b.example,', 'mailto:,a@b.example', 'mailto:a@b.example,c', 'mailto:a@b.example;c@d.example'],
  ...['https://user:word@a.example', 'https://good.example@evil.example', 'https://@evil.example'],
  ...['https://a.example/\u202egnp.a', 'https://a\u00ad.example', 'https://a.example/\u3164'],
  ...['https://a.example/\u{e0041}', '/a\u200b', '/a\u0085', ...otherSites, '/.', '/..', '/a/./b', '/a/.%2e?b'],
  ...[`https://a.example/${'a'.repeat(2048)}`, `/${'a'.repeat(2048)}`, `mailto:a@${'b'.repeat(2048)}`],
];

describe.each([
  ['isHttpUrl', isHttpUrl, web, [...sitePaths, ...codedPaths, ...hiddenPaths, ...mail, ...rejected]],
  ['isImageSource', isImageSource, [...web, ...sitePaths, ...codedPaths], [...hiddenPaths, ...mail, ...rejected]],
  [
    'isLinkTarget',
    isLinkTarget,
    [...web, ...sitePaths, ...codedPaths, ...mail, ...mails],
    [...hiddenPaths, ...rejected],
  ],
] as const)('%s', (_name, verdict, yes, no) => {
  test.each(yes)('allows %j', (value) => {
    expect(verdict(value)).toBe(true);
  });
  test.each(no)('rejects %j', (value) => {
    expect(verdict(value)).toBe(false);
  });
});

test('safeImage replaces a rejected address with the placeholder', () => {
  expect(safeImage('/images/a.png', '/placeholder.png')).toBe('/images/a.png');
  expect(safeImage('javascript:alert(1)', '/placeholder.png')).toBe('/placeholder.png');
});

test('a browser would follow a rejected path with dots to another site', () => {
  for (const value of otherSites) {
    const { pathname } = new URL(value, 'https://site.example');
    expect(new URL(pathname, 'https://site.example').host, value).toBe('evil.example');
  }
});
