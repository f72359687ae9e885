import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aCategory, aPost, aFormerSlug } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import {
  backAtTheTable,
  button,
  editPost,
  field,
  fill,
  labels,
  newPost,
  formValues,
  submit,
  tab,
  written,
} from './post-form';
import { newId, sent } from './staff-screen';

const slugTaken = 'Another post already uses this slug. Choose a different one.';
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const writes = () => network.writesOf('blog_posts');
const slugLookups = () =>
  network
    .readsOf('blog_posts')
    .filter((search) => search.has('slug'))
    .map((search) => search.get('slug')?.replace('eq.', ''));
const settled = () => new Promise((resolve) => setTimeout(resolve, 700));

describe('a new post', () => {
  test('starts with the defaults', async () => {
    const { container } = await newPost();
    expect(formValues()).toEqual({
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
      publish_at: null,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'New Post' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('New Post | Test Legacy'));
    expect(button(wording.postEditor.create)).toBeEnabled();
    expect(container.querySelector('form img')).toHaveAttribute('src', '/images/blog-placeholder.png');
  });

  // tests/unit/lib/dates.test.ts tests other time zones.
  test("gets today's date by the browser's calendar", async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T10:30:00Z') });
    await newPost();
    expect(field('date')).toHaveValue('2026-04-01');
  });

  test('shows two tabs, the categories of the server, and a large field for the article', async () => {
    await newPost();
    expect(screen.getByLabelText(wording.postEditor.publish)).toHaveProperty('type', 'checkbox');
    expect(field('content')).toHaveAttribute('rows', '20');
    expect(
      within(field('category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Game Reviews', 'Hardware History']);
    expect(screen.getByRole('tab', { name: wording.postEditor.edit })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: wording.postEditor.preview })).toHaveAttribute('aria-selected', 'false');
  });

  test('saves the typed text under a new id', async () => {
    const { router } = await newPost();
    fill(written);
    await submit(wording.postEditor.created);
    await backAtTheTable();
    expect(router.state.location.pathname).toBe('/admin/blog');
    expect(sent('blog_posts')).toEqual([['POST', null, { id: newId, ...written }]]);
    expect(await screen.findByRole('row', { name: /^Pocket Printer/ })).toBeVisible();
  });

  test('shows the picture beside the field when typing pauses', async () => {
    const { container } = await newPost();
    const shows = (address: string) =>
      waitFor(() => expect(container.querySelector('form img')).toHaveAttribute('src', address));
    fill({ image: '/images/blog/why-old-saves-vanish.svg' });
    await shows('/images/blog/why-old-saves-vanish.svg');
    fill({ image: 'javascript:alert(1)' });
    await shows('/images/blog-placeholder.png');
  });

  test('can be saved although the categories failed to load', async () => {
    network.faults.set('blog_categories', '500');
    renderApp('/admin/blog/new', { as: 'editor' });
    await expectToast(wording.postEditor.loadFailed);
    expect(field('category')).toHaveValue('history');
    fill({ ...written, category: 'history' });
    await submit(wording.postEditor.created);
  });
});

describe('a saved post', () => {
  const post = aPost({ ...written, id: 'aaaaaaaa-0000-4000-8000-000000000001', category: 'history' });
  beforeEach(() => {
    network.tables.blog_posts = [post];
  });

  test.each([true, false])('shows a link to the public page only if published (%s)', async (published) => {
    network.tables.blog_posts = [{ ...post, published }];
    await editPost(post.id);
    const view = screen.queryByRole('link', { name: 'View' });
    expect(view?.getAttribute('href')).toBe(published ? `/blog/${post.slug}` : undefined);
  });

  test('fills the form, and a save replaces only the version that the form read', async () => {
    await editPost(post.id);
    expect(formValues()).toEqual({ ...written, category: 'history' });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Post' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Edit Post | Test Legacy'));
    fill({ excerpt: 'Another excerpt.', category: 'reviews', published: false });
    await submit(wording.postEditor.updated);
    await backAtTheTable();
    const saved = { ...written, excerpt: 'Another excerpt.', published: false };
    expect(sent('blog_posts')).toEqual([['PATCH', `eq.${post.id}`, saved]]);
    expect(writes()[0]?.search.get('updated_at')).toBe(`eq.${post.updated_at}`);
  });

  test('keeps a category that is missing in the list', async () => {
    network.tables.blog_posts = [{ ...post, category: 'lost' }];
    await editPost(post.id);
    expect(field('category')).toHaveValue('lost');
  });

  test.each(['aaaaaaaa-0000-4000-8000-00000000ffff', 'nonsense', 'undefined', '1', '%F0%9F%8E%AE'])(
    'shows a message and leads back to the table for the unknown id %s',
    async (id) => {
      const { router } = renderApp(`/admin/blog/edit/${id}`, { as: 'editor' });
      await expectToast(wording.postEditor.missing);
      await backAtTheTable();
      expect(router.state.location.pathname).toBe('/admin/blog');
    },
  );
});

describe('a contributor in the editor', () => {
  test('can write but not publish, and sees the reason', async () => {
    await newPost({ as: 'contributor' });
    await waitFor(() => expect(field('published')).toBeDisabled());
    expect(field('published')).toHaveAccessibleDescription('Only editors and admins can publish posts.');
    fill({ ...written, published: false });
    await submit(wording.postEditor.created);
  });

  // tests/contracts/rights.test.tsx tests posts of other authors.
  test('can only read their own published post', async () => {
    const post = aPost({ created_by: staffIds.contributor, published: true });
    network.tables.blog_posts = [post];
    await editPost(post.id, { as: 'contributor' });
    const reason = 'This post is published, so only editors and admins can edit it.';
    expect(await screen.findByText(reason)).toBeVisible();
    expect(field('title')).toBeDisabled();
    expect(button(wording.postEditor.update)).toBeDisabled();
    await tab(wording.postEditor.preview);
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('the slug of a post', () => {
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

  test('causes a check when typing pauses', async () => {
    await newPost();
    await userEvent.type(field('title'), 'Pocket');
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    expect(slugLookups()).toEqual(['pocket']);
    expect(network.readsOf('post_slugs')).toHaveLength(1);
    expect(field('slug')).toHaveAccessibleDescription('Address: /blog/pocket (available).');
  });

  test('shows an error if another post or draft has the slug', async () => {
    network.tables.blog_posts = [aPost({ slug: 'pocket', published: false })];
    await newPost();
    fill({ title: 'Pocket' });
    expect(await screen.findByText(slugTaken)).toBeVisible();
    expect(field('slug')).toBeInvalid();
    fill({ title: 'Pockets' });
    expect(screen.queryByText(slugTaken)).not.toBeInTheDocument();
  });

  test('shows a note if the slug redirects to another post', async () => {
    const other = aPost({ slug: 'now' });
    network.tables.blog_posts = [other];
    network.tables.post_slugs = [aFormerSlug('once', other.id)];
    await newPost();
    fill({ slug: 'once' });
    expect(
      await screen.findByText(/This address currently redirects to another post\. Publishing will move it here\./),
    ).toBeVisible();
    expect(field('slug')).toBeValid();
  });

  test.each([true, false])('needs no check while equal to the saved slug (published: %s)', async (published) => {
    const post = aPost({ slug: 'pocket', published });
    network.tables.blog_posts = [post];
    network.tables.post_slugs = [aFormerSlug('before', post.id)];
    await editPost(post.id);
    await settled();
    expect(slugLookups()).toEqual([]);
    expect(screen.queryByText(/\(available\)/)).not.toBeInTheDocument();
    fill({ slug: 'before' });
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    fill({ slug: 'pocket' });
    await settled();
    expect(slugLookups()).toEqual(['before']);
  });

  test('needs no check while invalid', async () => {
    await newPost();
    fill({ slug: 'No Slug' });
    await settled();
    expect(slugLookups()).toEqual([]);
  });

  // tests/security/site/staff-reads.test.ts tests that no message appears.
  test('can be saved after a failed check', async () => {
    await newPost();
    network.faults.set('blog_posts', '500');
    fill(written);
    await waitFor(() => expect(slugLookups()).toHaveLength(2));
    await settled();
    expect(alerts()).toEqual([]);
    network.faults.clear();
    await submit(wording.postEditor.created);
  });

  test.each([true, false])('shows a warning after a change only if the post is published (%s)', async (published) => {
    const post = aPost({ slug: 'pocket', published });
    network.tables.blog_posts = [post];
    await editPost(post.id);
    const warning = 'Saving changes the address of a published post. /blog/pocket will redirect to the new one.';
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    fill({ slug: 'pocket-2' });
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    expect(screen.queryAllByText(warning)).toHaveLength(Number(published));
    fill({ slug: 'pocket' });
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });
});

test('a submit from the preview shows the missing field', async () => {
  await newPost();
  fill({ ...written, excerpt: '' });
  await tab(wording.postEditor.preview);
  await submit();
  expect(screen.getByRole('tab', { name: wording.postEditor.edit })).toHaveAttribute('aria-selected', 'true');
  expect(alerts()).toEqual(['Enter an excerpt.']);
  expect(field('excerpt')).toHaveFocus();
});

describe('a rejection by the database', () => {
  const takeSlug = () => network.tables.blog_posts.push(aPost({ slug: written.slug }));
  const dropCategory = () => {
    const message = 'insert or update on table "blog_posts" violates foreign key constraint "blog_posts_category_fkey"';
    network.rejections.set('blog_posts', { status: 409, code: '23503', message });
  };

  test.each([
    ['slug', 'has a new holder', takeSlug, slugTaken, 'printer-2'],
    ['category', 'has disappeared', dropCategory, 'Choose a category from the list.', 'history'],
  ] as const)(
    'shows an error at the %s that %s, and the form keeps every character',
    async (name, _what, act, words, other) => {
      await newPost();
      fill(written);
      await screen.findByText(/\(available\)\./);
      await tab(wording.postEditor.preview);
      act();
      await submit(wording.postEditor.saveFailed);
      expect(alerts()).toEqual([words]);
      expect(field(name)).toHaveFocus();
      expect(formValues()).toEqual(written);
      network.rejections.clear();
      fill({ [name]: other });
      await waitFor(() => expect(alerts()).toEqual([]));
      await submit(wording.postEditor.created);
    },
  );

  test('shows the limit of drafts beside the button, and the form keeps every character', async () => {
    await newPost();
    fill(written);
    const message = 'one person may have 500 drafts at most';
    network.rejections.set('blog_posts', { status: 400, code: '23514', message });
    await submit(wording.postEditor.saveFailed);
    expect(screen.getByText(/limit of 500 drafts/)).toBeVisible();
    expect(formValues()).toEqual(written);
    network.rejections.clear();
    await submit(wording.postEditor.created);
  });
});

describe('the preview of a post', () => {
  const content = [
    '# One',
    '## Two with *stars*',
    '### Three',
    'A **paragraph** with `code` and [a link](https://example.org).',
    '![A picture](/images/blog/gba-sp-second-look.svg)',
    '<script>window.ran = true</script> <img src=x onerror="window.ran = true">',
  ].join('\n');

  test('looks like the page for readers', async () => {
    const post = aPost({ ...written, slug: 'as-seen', content });
    network.tables.blog_posts = [post];
    network.tables.blog_categories = [aCategory({ name: 'Game Reviews', slug: 'reviews' })];
    renderApp('/blog/as-seen');
    const publicArticle = (await screen.findByRole('article')).outerHTML;
    cleanup();
    await editPost(post.id);
    await tab(wording.postEditor.preview);
    const preview = await screen.findByRole('article');
    expect(preview.outerHTML).toBe(publicArticle);
    expect(preview.querySelectorAll('h1, h2, h3')).toHaveLength(4);
  });

  // tests/security/site/bad-input-articles.test.tsx tests the markup of articles.
  test('shows unsaved text, runs no script, and keeps the fields for more typing', async () => {
    await newPost();
    fill({ ...written, title: '</title><b>Bold?', content });
    await tab(wording.postEditor.preview);
    const article = await screen.findByRole('article');
    expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent('</title><b>Bold?');
    expect(article).toHaveTextContent('<script>window.ran = true</script>');
    expect(article.querySelectorAll('script, b, [onerror]')).toHaveLength(0);
    expect('ran' in window).toBe(false);
    await tab(wording.postEditor.edit);
    expect(field('content')).toHaveValue(content);
    expect(writes()).toEqual([]);
  });

  test('opens and closes by the arrow keys, Home and End', async () => {
    await newPost();
    await tab(wording.postEditor.edit);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: wording.postEditor.preview })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: wording.postEditor.preview })).toContainElement(
      await screen.findByRole('article'),
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: wording.postEditor.edit })).toHaveFocus();
    expect(field('title')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: wording.postEditor.preview })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    expect(screen.getByRole('tab', { name: wording.postEditor.edit })).toHaveFocus();
    expect(field('title')).toBeVisible();
  });
});

describe('typed text', () => {
  test.each<[keyof typeof labels, string]>([
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
  ])('stays unchanged in a save of %s: %.40j', async (name, value) => {
    await newPost();
    fill({ ...written, published: false });
    fill({ [name]: value, slug: 'a-slug' });
    const { value: typed } = field(name) as HTMLInputElement;
    await tab(wording.postEditor.preview);
    await submit(wording.postEditor.created);
    expect(writes()[0]?.body).toMatchObject({ ...written, published: false, slug: 'a-slug', [name]: typed });
    // A field of one line drops line breaks and keeps everything else.
    expect(typed).toBe(name === 'title' ? value.replace(/[\r\n]/g, '') : value);
    await backAtTheTable();
    expect('ran' in window).toBe(false);
  });
});

describe('a schedule', () => {
  const moment = () => screen.getByLabelText('Publish at');
  const setMoment = (value: string) => fireEvent.change(moment(), { target: { value } });

  beforeEach(() => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TZ', 'Europe/Berlin');
  });

  test("shows the writer's time zone in the form, and the save sends UTC", async () => {
    await newPost();
    expect(screen.queryByLabelText('Publish at')).not.toBeInTheDocument();
    fill(written);
    setMoment('2998-12-24T09:00');
    expect(screen.getByText(/In your time zone, Europe\/Berlin/)).toBeVisible();
    expect(screen.getByText('Scheduled for 24 December 2998, 09:00 (Europe/Berlin).')).toBeVisible();
    await userEvent.click(button('Schedule post'));
    await expectToast('Post scheduled for 24 December 2998, 09:00 (Europe/Berlin)');
    await backAtTheTable();
    expect(sent('blog_posts')[0]?.[2]).toMatchObject({ ...written, publish_at: '2998-12-24T08:00:00.000Z' });
    const row = within(await screen.findByRole('row', { name: /^Pocket Printer/ }));
    expect(row.getByText('Scheduled')).toBeVisible();
    expect(row.getByText('24 December 2998, 09:00 (Europe/Berlin)')).toBeVisible();
    expect(row.queryByRole('link', { name: /^View/ })).not.toBeInTheDocument();
  });

  test.each([
    ['2998-03-25T02:30', 'The clocks go forward and skip 02:30: the post appears at 03:30.'],
    ['2998-10-28T02:30', 'The clocks go back and show 02:30 twice: the post appears the first time.'],
    ['2020-01-01T08:00', 'Public since 1 January 2020, 08:00 (Europe/Berlin).'],
  ])('explains the moment %s', async (typed, words) => {
    await newPost();
    fill({ published: true });
    setMoment(typed);
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    expect(moment()).toHaveValue(typed);
  });
});
