// A draft can be published on another day than its date. The date changes only on a press.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { backAtTheTable, editPost, field, fill, submit } from './post-form';
import { openTable, pressButton, sent } from './staff-screen';

const aDraft = (title: string, date = '2026-11-02') => aPost({ title, date, published: false });
const days = () => network.tables.blog_posts.map(({ title, date }) => `${title}: ${date}`);
const offer = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllEnvs());
  // In the browser's time zone the date is already the 28th.
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:30:00Z') });
});

describe('the form of a post with the date of another day', () => {
  async function edit(post = aDraft('Pocket')) {
    network.tables.blog_posts = [post];
    await editPost(post.id);
  }

  test("gives a published draft today's date on request", async () => {
    await edit();
    expect(offer('Use today’s date')).not.toBeInTheDocument();
    fill({ published: true });
    expect(screen.getByText('This post goes public today, 28 November 2026.')).toHaveAttribute('role', 'status');
    expect(field('date')).toHaveValue('2026-11-02');
    await pressButton('Use today’s date');
    expect(field('date')).toHaveValue('2026-11-28');
    expect(field('date')).toHaveFocus();
    expect(offer('Use today’s date')).not.toBeInTheDocument();
    await submit(wording.postEditor.updated);
    await backAtTheTable();
    expect(sent('blog_posts')[0]?.[2]).toMatchObject({ date: '2026-11-28', published: true });
  });

  test('keeps the date of a published draft unless somebody presses the button', async () => {
    await edit();
    fill({ published: true });
    await submit(wording.postEditor.updated);
    await backAtTheTable();
    expect(days()).toEqual(['Pocket: 2026-11-02']);
  });

  test("offers the date of a scheduled moment in the browser's time zone", async () => {
    await edit();
    fill({ published: true });
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2026-12-24T00:30' } });
    expect(screen.getByText('This post goes public on 24 December 2026.')).toBeVisible();
    await pressButton('Use this date');
    expect(field('date')).toHaveValue('2026-12-24');
  });

  test('offers the date of a past moment too', async () => {
    await edit();
    fill({ published: true });
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2026-11-05T09:00' } });
    expect(screen.getByText('Publish at says 5 November 2026.')).toBeVisible();
    await pressButton('Use this date');
    expect(field('date')).toHaveValue('2026-11-05');
  });

  test('offers no date for a published post with an older date', async () => {
    await edit(aPost({ title: 'Pocket', date: '2026-11-02' }));
    expect(screen.queryByText(/goes public/)).not.toBeInTheDocument();
    expect(offer('Use today’s date')).not.toBeInTheDocument();
  });
});

describe('the table of posts with the dates of other days', () => {
  const openPosts = () => openTable('/admin/blog', { as: 'editor' });

  test("offers today's date in the toast after somebody publishes a draft", async () => {
    network.tables.blog_posts = [aDraft('Pocket'), aDraft('Other')];
    await openPosts();
    await pressButton('Publish Pocket');
    await expectToast(wording.posts.publishedNow);
    expect(days()).toEqual(['Pocket: 2026-11-02', 'Other: 2026-11-02']);
    await pressButton('Date it today: Pocket');
    await expectToast('Dated 28 November 2026');
    expect(days()).toEqual(['Pocket: 2026-11-28', 'Other: 2026-11-02']);
    expect(await screen.findByRole('row', { name: /^Pocket.*28 November 2026/ })).toBeVisible();
  });

  test("offers no date for an unpublished post or a post with today's date", async () => {
    network.tables.blog_posts = [aPost({ title: 'Pocket', date: '2026-11-02' }), aDraft('Today', '2026-11-28')];
    await openPosts();
    await pressButton('Unpublish Pocket');
    await expectToast(wording.posts.unpublishedNow);
    await pressButton('Publish Today');
    await expectToast(wording.posts.publishedNow);
    expect(screen.queryByRole('button', { name: /^Date it/ })).not.toBeInTheDocument();
  });

  test('reports a failed change of the date', async () => {
    network.tables.blog_posts = [aDraft('Pocket')];
    await openPosts();
    await pressButton('Publish Pocket');
    await expectToast(wording.posts.publishedNow);
    network.writeFaults.set('blog_posts', 'offline');
    await pressButton('Date it today: Pocket');
    await expectToast('Failed to change the date');
    expect(days()).toEqual(['Pocket: 2026-11-02']);
  });

  test("gives selected drafts today's date, and skips drafts that have this date", async () => {
    network.tables.blog_posts = [aDraft('One'), aDraft('Two'), aDraft('Three', '2026-11-28')];
    await openPosts();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await pressButton('Publish 3 posts');
    await expectToast('3 posts published');
    expect(days()).toEqual(['One: 2026-11-02', 'Two: 2026-11-02', 'Three: 2026-11-28']);
    await pressButton('Date them today: 2 posts');
    await expectToast('Dated 28 November 2026');
    expect(days()).toEqual(['One: 2026-11-28', 'Two: 2026-11-28', 'Three: 2026-11-28']);
    expect(sent('blog_posts').slice(3)).toHaveLength(2);
  });
});
