import { expect, test } from 'vitest';
import { checkPages, clicks, fileOf, pages } from '../../../tools/bench/pages.ts';
import { readOptions } from '../../../tools/bench/options.ts';

/** A site that has all that the bench looks for. */
function site(): Map<string, string> {
  const texts = new Map(pages.map(({ path }) => [fileOf(path), '<main>']));
  const add = (path: string, text: string) => texts.set(fileOf(path), `${texts.get(fileOf(path)) ?? ''}${text}`);
  for (const { from, to, heading, words } of clicks) {
    add(from, `<a href="${to}">`);
    add(to, `<h1>${heading}</h1><p>${words}</p>`);
  }
  return texts;
}

function check(texts: Map<string, string>): void {
  checkPages((file) => texts.get(file));
}

test('a site with all pages, links and words can be measured', () => {
  expect(() => check(site())).not.toThrow();
});

test('what a site lacks is named instead of waited for', () => {
  const withoutPost = site();
  withoutPost.delete('blog/glasses-free-3d-explained.html');
  expect(() => check(withoutPost)).toThrow('no page /blog/glasses-free-3d-explained');
  const withoutLink = site().set('blog.html', '<main>');
  expect(() => check(withoutLink)).toThrow('blog to post: /blog has no href="/blog/glasses-free-3d-explained"');
});

test('every click leads from one page of the bench to another', () => {
  const paths = pages.map(({ path }) => path);
  for (const { from, to } of clicks) expect(paths).toEqual(expect.arrayContaining([from, to]));
});

test('seven runs of everything are made unless options say else', () => {
  expect(readOptions([])).toMatchObject({ pages, runs: 7, build: true, parts: ['pages', 'clicks', 'taps', 'hosted'] });
  const some = readOptions(['--pages', 'home,post', '--parts', 'taps', '--runs', '2', '--no-build']);
  expect(some.pages.map(({ name }) => name)).toEqual(['home', 'post']);
  expect(some).toMatchObject({ runs: 2, build: false, parts: ['taps'] });
});

test.each([
  [['--pages', 'homes'], '--pages takes some of home, blog, post, catalogue, console, not homes.'],
  [['--parts', 'all'], '--parts takes some of pages, clicks, taps, hosted, not all.'],
  [['--runs', '0'], '--runs takes a whole number from 1 on.'],
])('%s is refused', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
});
