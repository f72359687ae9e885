import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { proves } from '../../support/evidence.ts';

const dist = path.join(import.meta.dirname, '../../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** The links of a page that leave the site, as they are written. */
function linksAway(html: string): string[] {
  return (html.match(/<a\s[^>]*>/g) ?? []).filter((link) => /\shref="(?:https?:)?\/\//.test(link));
}

const tellsNothing = (link: string) => {
  const [, rel = ''] = /\srel="([^"]*)"/.exec(link) ?? [];
  return ['noopener', 'noreferrer'].every((word) => rel.split(' ').includes(word));
};

test.for(files)('%s: whoever follows a link to another site tells it nothing', (file, context) => {
  proves(context, {
    category: 'hardening',
    surface: `file: ${file}`,
    challenge: 'links to other sites',
    expected: 'noopener noreferrer',
  });
  const links = linksAway(readFileSync(path.join(dist, file), 'utf8'));
  // Every page has the footer; the shell has nothing.
  expect(links.length > 0).toBe(file !== 'app.html');
  expect(links.filter((link) => !tellsNothing(link))).toEqual([]);
});

test('a link that tells where a visitor comes from would be found', () => {
  const html = '<a href="/blog">Blog</a><a class="x" href="https://example.org/" rel="noopener">Away</a>';
  expect(linksAway(html).filter((link) => !tellsNothing(link))).toEqual([
    '<a class="x" href="https://example.org/" rel="noopener">',
  ]);
});
