import { describe, expect, test } from 'vitest';
import { allCategories } from '@/data/categories';
import { consoleBySlug } from '@/data/console-page';
import { featuredConsole } from '@/data/console-of-month';
import { consoleCatalogue } from '@/data/consoles';
import { changesBetween, unknownVersion, type EarlierVersion } from '@/data/content-changes';
import type { ContentVersion } from '@/data/content-version';
import { activeLinks } from '@/data/links';
import { pastConsoles } from '@/data/past-consoles';
import { postRelations } from '@/data/post-relations';
import { postBySlug, postPage } from '@/data/posts';
import { siteSettings } from '@/data/settings';
import { activeSocialLinks } from '@/data/social-links';

const queries = {
  settings: siteSettings(),
  'social links': activeSocialLinks(),
  links: activeLinks(),
  categories: allCategories(),
  posts: postPage({ page: 1, size: 12 }),
  article: postBySlug('caps'),
  'after the article': postRelations('caps'),
  catalogue: consoleCatalogue(),
  console: consoleBySlug('game-boy'),
  'of the month': featuredConsole(),
  'past months': pastConsoles(),
  'staff posts': { queryKey: ['posts', 'staff', 'rows'] },
  'staff consoles': { queryKey: ['consoles', 'staff', 'choices'] },
};

const before: ContentVersion = {
  ...{ site_settings: 3, social_media_links: 3, blog_categories: 3, links: 3, consoles: 3, console_of_month: 3 },
  ...{ blog_posts: 3, posts_due: null, console_of_today: 'a', recent: [{ of: 'consoles', slug: 'game-boy' }] },
};

/** What is read again after these changes. */
function concerned(now: Partial<ContentVersion>, from: EarlierVersion = before): string[] {
  const hasChanged = changesBetween(from, { ...before, ...now });
  return Object.entries(queries).flatMap(([name, { queryKey }]) => (hasChanged(queryKey) ? [name] : []));
}

const post = (slug: string, part: 'text' | 'card' | 'place') => ({ of: 'blog_posts' as const, slug, part });
const model = (slug: string) => ({ of: 'consoles' as const, slug });
const everythingOfPosts = ['posts', 'article', 'after the article', 'console'];

test.each([
  ['nothing', {}, []],
  ['settings', { site_settings: 4 }, ['settings']],
  ['social links', { social_media_links: 4 }, ['social links']],
  ['links', { links: 4 }, ['links']],
  ['categories, which articles name', { blog_categories: 4 }, ['categories', ...everythingOfPosts]],
  ['the Console of the Month', { console_of_month: 4 }, ['of the month', 'past months']],
  ['the Console of the Month by the clock', { console_of_today: 'b' }, ['of the month', 'past months']],
  ['a post that the clock made public', { posts_due: '2026-01-01' }, ['posts', 'after the article', 'console']],
])('what changes with %s', (_what, now, names) => {
  expect(concerned(now)).toEqual(names);
});

describe('one post', () => {
  test.each([
    ['its text', [post('caps', 'text')], ['article']],
    ['its card', [post('caps', 'card')], ['posts', 'article', 'console']],
    ['its place', [post('caps', 'place')], everythingOfPosts],
    ['the text of another', [post('other', 'text')], []],
    ['the card of another', [post('other', 'card')], ['posts', 'after the article', 'console']],
  ])('%s', (_what, recent, names) => {
    expect(concerned({ blog_posts: 4, recent: [...recent, ...before.recent] })).toEqual(names);
  });

  test('more changes than are remembered concern every article', () => {
    expect(concerned({ blog_posts: 6, recent: [post('other', 'text'), post('another', 'text')] })).toEqual(
      everythingOfPosts,
    );
  });

  test('a database that has gone back to an earlier state concerns every article', () => {
    expect(concerned({ blog_posts: 2, recent: [] })).toEqual(everythingOfPosts);
  });
});

test('another console concerns the lists, and what names consoles, but not the page of this one', () => {
  const lists = ['after the article', 'catalogue', 'of the month', 'past months'];
  expect(concerned({ consoles: 4, recent: [model('virtual-boy')] })).toEqual(lists);
  expect(concerned({ consoles: 4, recent: [model('game-boy')] })).toEqual(
    Object.keys(queries).filter((name) => [...lists, 'console'].includes(name)),
  );
});

test('after an unknown version everything public may have changed, and nothing of the staff', () => {
  const all = Object.keys(queries).filter((name) => !name.startsWith('staff'));
  expect(concerned({}, unknownVersion)).toEqual(all);
});
