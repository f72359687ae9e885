import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PostFields } from '@/data/posts.admin';
import { aPost, anOldAddress } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { accounts } from '../../support/network/auth';
import { holdWrites } from '../../support/network/hold-writes';
import { network, type Fault } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import {
  backAtTheTable,
  button,
  editPost,
  field,
  fill,
  labels,
  newPost,
  pressed,
  shown,
  submit,
  tab,
  written,
} from './post-form';

const slugTaken = 'Another post already has this slug. Choose a different one.';
const noSlug = 'Use lowercase letters, digits and underscores, separated by single hyphens, such as game-boy-light.';
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const toasts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const writes = () => network.writesOf('blog_posts');
const slugsAsked = () =>
  network
    .readsOf('blog_posts')
    .filter((search) => search.has('slug'))
    .map((search) => search.get('slug')?.replace('eq.', ''));
const settled = () => new Promise((resolve) => setTimeout(resolve, 700));

describe('a new post', () => {
  test('starts with the defaults', async () => {
    const { container } = await newPost();
    expect(shown()).toEqual({
      title: '',
      slug: '',
      excerpt: '',
      content: '',
      image: '/images/blog-placeholder.png',
      category: 'history',
      author: '',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
      read_time: '5 min',
      published: false,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'New Post' })).toBeVisible();
    expect(document.title).toBe('New Post | Test Legacy');
    expect(button(says.postEditor.create)).toBeEnabled();
    expect(container.querySelector('form img')).toHaveAttribute('src', '/images/blog-placeholder.png');
  });

  describe('is of today, as the calendar of the browser has it', () => {
    const zone = process.env.TZ;
    afterEach(() => {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    });
    test.each([
      ['Pacific/Kiritimati', '2026-03-31T10:30:00Z', '2026-04-01'],
      ['America/Los_Angeles', '2026-04-01T06:30:00Z', '2026-03-31'],
      ['UTC', '2026-03-31T23:30:00Z', '2026-03-31'],
    ])('%s', async (timeZone, now, day) => {
      process.env.TZ = timeZone;
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      await newPost();
      expect(field('date')).toHaveValue(day);
    });
  });

  test.each([
    [says.postEditor.title, 'text'],
    [says.postEditor.slug, 'text'],
    [says.postEditor.excerpt, 'textarea'],
    [says.postEditor.content, 'textarea'],
    [says.postEditor.image, 'text'],
    [says.postEditor.category, 'select-one'],
    [says.postEditor.author, 'text'],
    [says.postEditor.date, 'date'],
    [says.postEditor.readTime, 'text'],
  ])('asks for %s', async (label, type) => {
    await newPost();
    expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText(label)).toHaveProperty('type', type);
  });

  test('has a large field for the article, the categories of the server and two tabs', async () => {
    await newPost();
    expect(screen.getByLabelText(says.postEditor.publish)).toHaveProperty('type', 'checkbox');
    expect(field('content')).toHaveAttribute('rows', '20');
    expect(
      within(field('category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Game Reviews', 'Hardware History']);
    expect(screen.getByRole('tab', { name: says.postEditor.edit })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: says.postEditor.preview })).toHaveAttribute('aria-selected', 'false');
  });

  test('is saved as it was typed, under an id of its own, and one is back at the table', async () => {
    const { router } = await newPost();
    fill(written);
    const release = holdWrites('blog_posts');
    await submit();
    expect(await screen.findByRole('button', { name: says.postEditor.busy })).toBeDisabled();
    release();
    await expectToast(says.postEditor.created);
    await backAtTheTable();
    expect(router.state.location.pathname).toBe('/admin/blog');
    expect(writes()).toMatchObject([{ method: 'POST' }]);
    expect(writes()[0]?.body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown, ...written });
    expect(await screen.findByRole('row', { name: /^Pocket Printer/ })).toBeVisible();
  });

  test('the picture stands beside its field as one types', async () => {
    const { container } = await newPost();
    fill({ image: '/images/blog/why-old-saves-vanish.svg' });
    expect(container.querySelector('form img')).toHaveAttribute('src', '/images/blog/why-old-saves-vanish.svg');
    fill({ image: 'javascript:alert(1)' });
    expect(container.querySelector('form img')).toHaveAttribute('src', '/images/blog-placeholder.png');
  });

  test('categories that cannot be loaded are said, and everything else goes on', async () => {
    network.faults.set('blog_categories', '500');
    renderApp('/admin/blog/new', { as: 'editor' });
    await expectToast(says.postEditor.loadFailed);
    expect(field('category')).toHaveValue('history');
    fill({ ...written, category: 'history' });
    await submit();
    await expectToast(says.postEditor.created);
  });
});

describe('a post that is there', () => {
  const post = aPost({ ...written, id: 'aaaaaaaa-0000-4000-8000-000000000001', category: 'history' });
  beforeEach(() => {
    network.tables.blog_posts = [post];
  });

  test.each([true, false])('can be looked at where readers do only when it is published (%s)', async (published) => {
    network.tables.blog_posts = [{ ...post, published }];
    await editPost(post.id);
    const view = screen.queryByRole('link', { name: 'View' });
    expect(view?.getAttribute('href')).toBe(published ? `/blog/${post.slug}` : undefined);
  });

  test('is shown as it is, and saved over the version that was read', async () => {
    await editPost(post.id);
    expect(shown()).toEqual({ ...written, category: 'history' });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Post' })).toBeVisible();
    expect(document.title).toBe('Edit Post | Test Legacy');
    fill({ excerpt: 'Another excerpt.', category: 'reviews', published: false });
    const release = holdWrites('blog_posts');
    await pressed(says.postEditor.update);
    expect(await screen.findByRole('button', { name: says.postEditor.busy })).toBeDisabled();
    release();
    await expectToast(says.postEditor.updated);
    await backAtTheTable();
    const [write, ...more] = writes();
    expect(more).toEqual([]);
    expect(write).toMatchObject({ method: 'PATCH' });
    expect(write?.body).toEqual({ ...written, excerpt: 'Another excerpt.', published: false });
    expect(write?.search.get('id')).toBe(`eq.${post.id}`);
    expect(write?.search.get('updated_at')).toBe(`eq.${post.updated_at}`);
  });

  test('a category that is in no list is kept', async () => {
    network.tables.blog_posts = [{ ...post, category: 'lost' }];
    await editPost(post.id);
    expect(field('category')).toHaveValue('lost');
  });

  test.each(['aaaaaaaa-0000-4000-8000-00000000ffff', 'nonsense', 'undefined', '1', 'a%2Fb', '%F0%9F%8E%AE'])(
    'the id %s belongs to none: back to the table, with a word about it',
    async (id) => {
      const { router } = renderApp(`/admin/blog/edit/${id}`, { as: 'editor' });
      await expectToast(says.postEditor.missing);
      await backAtTheTable();
      expect(router.state.location.pathname).toBe('/admin/blog');
    },
  );

  test.each<Fault>(['500', 'offline', 'HTML with 200', 'null 200', 'wrong shape', '400'])(
    'one that cannot be read (%s) is not called missing, and can be asked for again',
    async (fault) => {
      network.faults.set('blog_posts', fault);
      const { router } = renderApp(`/admin/blog/edit/${post.id}`, { as: 'editor' });
      await expectToast(says.postEditor.loadFailed);
      expect(screen.getByText("We couldn't load this post.")).toBeVisible();
      expect(router.state.location.pathname).toBe(`/admin/blog/edit/${post.id}`);
      network.faults.clear();
      await pressed('Try Again');
      expect(await screen.findByLabelText(labels.title)).toHaveValue(post.title);
    },
  );

  test('a grey box stands there while it is being loaded', async () => {
    network.faults.set('blog_posts', 'no answer');
    renderApp(`/admin/blog/edit/${post.id}`, { as: 'editor' });
    expect(await screen.findByRole('status', { name: 'Loading post' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: says.postEditor.update })).not.toBeInTheDocument();
  });
});

describe('a contributor', () => {
  test('writes, does not publish, and reads why', async () => {
    await newPost({ as: 'contributor' });
    await waitFor(() => expect(field('published')).toBeDisabled());
    expect(field('published')).toHaveAccessibleDescription('Only editors and admins can publish posts.');
    fill({ ...written, published: false });
    await submit();
    await expectToast(says.postEditor.created);
  });

  test.each([
    ['the published post of somebody else', accounts.editor.id, 'You can only edit your own posts.'],
    [
      'an own post once it is published',
      accounts.contributor.id,
      'This post is published, so only editors and admins can edit it.',
    ],
  ])('only reads %s', async (_name, created_by, reason) => {
    const post = aPost({ created_by, published: true });
    network.tables.blog_posts = [post];
    await editPost(post.id, { as: 'contributor' });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(field('title')).toBeDisabled();
    expect(button(says.postEditor.update)).toBeDisabled();
    await tab(says.postEditor.preview);
    expect(screen.getByRole('article')).toBeVisible();
  });
});

describe('the slug', () => {
  test('follows the title, can be edited, and follows the title again', async () => {
    await newPost();
    await userEvent.type(field('title'), 'Game-Boy: a  history!');
    expect(field('slug')).toHaveValue('gameboy-a-history');
    await userEvent.clear(field('slug'));
    await userEvent.type(field('slug'), 'my-own');
    expect(field('slug')).toHaveValue('my-own');
    expect(field('title')).toHaveValue('Game-Boy: a  history!');
    await userEvent.type(field('title'), '?');
    expect(field('slug')).toHaveValue('gameboy-a-history');
  });

  test('a title that gives none has a message at the slug', async () => {
    await newPost();
    fill({ ...written, slug: undefined });
    fill({ title: 'ゲームボーイ' });
    expect(field('slug')).toHaveValue('');
    await submit();
    expect(alerts()).toEqual([noSlug]);
    expect(field('slug')).toHaveFocus();
    expect(writes()).toEqual([]);
  });

  test('is looked up once one pauses, and said to be free', async () => {
    await newPost();
    await userEvent.type(field('title'), 'Pocket');
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    expect(slugsAsked()).toEqual(['pocket']);
    expect(network.readsOf('post_slugs')).toHaveLength(1);
    expect(field('slug')).toHaveAccessibleDescription('Address: /blog/pocket (available).');
  });

  test('of another post, a draft too, is said to be taken', async () => {
    network.tables.blog_posts = [aPost({ slug: 'pocket', published: false })];
    await newPost();
    fill({ title: 'Pocket' });
    expect(await screen.findByText(slugTaken)).toBeVisible();
    expect(field('slug')).toBeInvalid();
    fill({ title: 'Pockets' });
    expect(screen.queryByText(slugTaken)).not.toBeInTheDocument();
  });

  test('that was the address of another post is said to lead there', async () => {
    const other = aPost({ slug: 'now' });
    network.tables.blog_posts = [other];
    network.tables.post_slugs = [anOldAddress('once', other.id)];
    await newPost();
    fill({ slug: 'once' });
    expect(
      await screen.findByText(/This address currently redirects to another post\. Publishing will move it here\./),
    ).toBeVisible();
    expect(field('slug')).toBeValid();
  });

  test.each([true, false])('as it is saved (published: %s) is not looked up', async (published) => {
    const post = aPost({ slug: 'pocket', published });
    network.tables.blog_posts = [post];
    network.tables.post_slugs = [anOldAddress('before', post.id)];
    await editPost(post.id);
    await settled();
    expect(slugsAsked()).toEqual([]);
    expect(screen.queryByText(/\(available\)/)).not.toBeInTheDocument();
    fill({ slug: 'before' });
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    fill({ slug: 'pocket' });
    await settled();
    expect(slugsAsked()).toEqual(['before']);
  });

  test('that is none is not looked up', async () => {
    await newPost();
    fill({ slug: 'No Slug' });
    await settled();
    expect(slugsAsked()).toEqual([]);
  });

  test('a look-up that fails says nothing and stops nobody', async () => {
    await newPost();
    network.faults.set('blog_posts', '500');
    fill(written);
    await waitFor(() => expect(slugsAsked()).toHaveLength(2));
    await settled();
    expect(toasts()).toEqual([]);
    expect(alerts()).toEqual([]);
    network.faults.clear();
    await submit();
    await expectToast(says.postEditor.created);
  });

  test('a new one for a published post is warned about before it is saved', async () => {
    const post = aPost({ slug: 'pocket', published: true });
    network.tables.blog_posts = [post];
    await editPost(post.id);
    const warning = /Saving changes the address of a published post\. \/blog\/pocket will redirect to the new one\./;
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    fill({ slug: 'pocket-2' });
    expect(screen.getByText(warning)).toBeVisible();
    fill({ slug: 'pocket' });
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  test('a new one for a draft needs no warning', async () => {
    const post = aPost({ slug: 'pocket', published: false });
    network.tables.blog_posts = [post];
    await editPost(post.id);
    fill({ slug: 'pocket-2' });
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    expect(screen.queryByText(/Saving changes the address/)).not.toBeInTheDocument();
  });
});

describe('what is typed', () => {
  test.each<[keyof PostFields, string]>([
    ['title', '🎮'.repeat(200)],
    ['excerpt', '🎮'.repeat(1000)],
    ['author', 'ß'.repeat(100)],
    ['date', '2024-02-29'],
    ['image', 'https://pictures.example/ü.png?a=b'],
  ])('%s may be as long or odd as the database allows', async (name, value) => {
    await newPost();
    fill(written);
    fill({ [name]: value, slug: 'a-slug' });
    await submit();
    await expectToast(says.postEditor.created);
    expect(writes()[0]?.body).toMatchObject({ [name]: value });
  });

  test('is shown also to who sends it from the preview', async () => {
    await newPost();
    fill({ ...written, excerpt: '' });
    await tab(says.postEditor.preview);
    await submit();
    expect(screen.getByRole('tab', { name: says.postEditor.edit })).toHaveAttribute('aria-selected', 'true');
    expect(alerts()).toEqual(['Enter an excerpt.']);
    expect(field('excerpt')).toHaveFocus();
  });
});

describe('what the database refuses', () => {
  const noCategory = {
    status: 409,
    code: '23503',
    message: 'insert or update on table "blog_posts" violates foreign key constraint "blog_posts_category_fkey"',
  };
  const slugIsTaken = {
    status: 409,
    code: '23505',
    message: 'duplicate key value violates unique constraint "blog_posts_slug_key"',
  };

  test.each([
    ['slug', slugIsTaken, slugTaken],
    ['category', noCategory, 'Choose a category from the list.'],
  ] as const)('about %s stands at its field, with every character kept', async (name, refusal, message) => {
    await newPost();
    fill(written);
    await tab(says.postEditor.preview);
    network.refusals.set('blog_posts', refusal);
    await submit();
    await expectToast(says.postEditor.saveFailed);
    expect(alerts()).toEqual([message]);
    expect(field(name)).toHaveFocus();
    expect(shown()).toEqual(written);
    network.refusals.clear();
    if (name === 'category') fill({ category: 'history' });
    else fill({ slug: `${written.slug}2` });
    await waitFor(() => expect(alerts()).toEqual([]));
    await submit();
    await expectToast(says.postEditor.created);
  });

  test('about the number of drafts is said beside the button, with every character kept', async () => {
    await newPost();
    fill(written);
    const message = 'one person may have 500 drafts at most';
    network.refusals.set('blog_posts', { status: 400, code: '23514', message });
    await submit();
    await expectToast(says.postEditor.saveFailed);
    expect(screen.getByText(/limit of 500 drafts/)).toBeVisible();
    expect(shown()).toEqual(written);
    network.refusals.clear();
    await submit();
    await expectToast(says.postEditor.created);
  });

  test('a slug that another post has got meanwhile is said at the field', async () => {
    const post = aPost({ slug: 'mine' });
    network.tables.blog_posts = [post];
    await editPost(post.id);
    fill({ slug: 'wanted' });
    await screen.findByText(/\(available\)\./);
    network.tables.blog_posts.push(aPost({ slug: 'wanted' }));
    await submit();
    await expectToast(says.postEditor.saveFailed);
    expect(alerts()).toEqual([slugTaken]);
    expect(field('slug')).toHaveValue('wanted');
  });
});

describe('preview', () => {
  const content = [
    '# One',
    '## Two with *stars*',
    '### Three',
    '',
    'A **paragraph** with `code`, [a link](https://example.org), [a path](/blog) and [mail](mailto:a@b.example).',
    '![A picture](/images/blog/gba-sp-second-look.svg)',
    '![no picture](javascript:alert(1))',
    '<script>window.ran = true</script> <img src=x onerror="window.ran = true">',
    '#### four, - a list, > a quote',
    '[bad](javascript:alert(1)) [worse](JaVaScRiPt&#58;alert(1)) [data](data:text/html,x)',
  ].join('\n');

  test('shows exactly what readers see', async () => {
    const post = aPost({ ...written, slug: 'as-seen', content });
    network.tables.blog_posts = [post];
    renderApp('/blog/as-seen');
    const seen = (await screen.findByRole('article')).outerHTML;
    cleanup();
    await editPost(post.id);
    await tab(says.postEditor.preview);
    const preview = screen.getByRole('article');
    expect(preview.outerHTML).toBe(seen);
    expect(preview.querySelectorAll('h1, h2, h3')).toHaveLength(4);
  });

  test('shows what is typed and not saved, runs nothing, and typing goes on behind it', async () => {
    await newPost();
    fill({ ...written, title: '</title><b>Bold?', content });
    await tab(says.postEditor.preview);
    const article = screen.getByRole('article');
    expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent('</title><b>Bold?');
    expect(article).toHaveTextContent('Ada Author');
    expect(article).toHaveTextContent('3 February 2026');
    expect(article).toHaveTextContent('7 min read');
    expect(article).toHaveTextContent('<script>window.ran = true</script>');
    expect(article.querySelectorAll('script, svg, iframe, b, [onerror]')).toHaveLength(0);
    expect([...article.querySelectorAll('a')].map(({ protocol }) => protocol)).toEqual(['https:', 'http:', 'mailto:']);
    expect('ran' in window).toBe(false);
    await tab(says.postEditor.edit);
    expect(field('content')).toHaveValue(content);
    expect(writes()).toEqual([]);
  });

  test('the tabs follow the arrow keys, Home and End', async () => {
    await newPost();
    await tab(says.postEditor.edit);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: says.postEditor.preview })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: says.postEditor.preview })).toContainElement(
      screen.getByRole('article'),
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: says.postEditor.edit })).toHaveFocus();
    expect(field('title')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: says.postEditor.preview })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    expect(screen.getByRole('tab', { name: says.postEditor.edit })).toHaveFocus();
    expect(field('title')).toBeVisible();
  });
});

describe('whatever is typed is saved as it is', () => {
  test.each<[keyof PostFields, string]>([
    ['title', '</title><script>window.ran = true</script>'],
    ['title', 'one line\r\nInjected: another'],
    ['title', '${7*7} {{7*7}} <%= 7*7 %> #{7*7}'],
    ['title', '\u202eesrever\u202c and zero\u200bwidth'],
    ['title', `"quotes", 'single', \\back\\, %25, a&amp;b`],
    ['title', ' spaces around '],
    ['author', "Robert'); DROP TABLE blog_posts;--"],
    ['excerpt', 'two\nlines, \u2028 and \u2029'],
    ['content', '<svg/onload=alert(1)>\n\n![x](javascript:alert(1))\n'],
    ['content', '#'.repeat(10_000)],
    ['content', '  leading, trailing  \n\n\n'],
    ['content', '👨‍👩‍👧 e\u0301 \ud83c\udfae \u0007'],
    ['read_time', '５ min'],
  ])('%s: %.40j', async (name, value) => {
    await newPost();
    fill({ ...written, published: false });
    fill({ [name]: value, slug: 'a-slug' });
    const { value: typed } = field(name) as HTMLInputElement;
    await tab(says.postEditor.preview);
    await submit();
    await expectToast(says.postEditor.created);
    expect(writes()[0]?.body).toMatchObject({ ...written, published: false, slug: 'a-slug', [name]: typed });
    // A line of text holds no line breaks; everything else is as it was given.
    expect(typed).toBe(name === 'title' ? value.replace(/[\r\n]/g, '') : value);
    await backAtTheTable();
    expect('ran' in window).toBe(false);
  });
});

describe('leaving', () => {
  const leaves = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('with nothing unsaved is not', async () => {
    const post = aPost();
    network.tables.blog_posts = [post];
    await editPost(post.id);
    fill({ title: 'Other' });
    fill({ title: post.title, slug: post.slug });
    expect(leaves()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await backAtTheTable();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
