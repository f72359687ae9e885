import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { aConsole, aLink, aPost, aRevision, aSocialLink, aUser } from '../../support/builders';
import { accounts, staffIds } from '../../support/network/auth';
import { network, type Fault } from '../../support/network/server';
import type { TableName } from '../../support/network/tables';
import { renderApp } from '../../support/render-app';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { editPost, field, fill, formValues, submit, tab } from './post-form';
import { waitForClosedDialog, dialog, pressInDialog, openTable, pressButton, row, rowNames } from './staff-screen';

const edith = aUser({ name: 'Edith Editor', role: 'editor', auth_user_id: accounts.editor.id });
const cora = aUser({ name: 'Cora Contributor', auth_user_id: accounts.contributor.id });
beforeEach(() => {
  network.tables.users = [edith, cora];
});

/** Adds a post by Cora with two changes: the first by Cora, the second by Edith. */
function changedTwice() {
  const post = aPost({ title: 'Third', content: 'One two four.\nThe end.', excerpt: 'E' });
  const of = { row_id: post.id, title: 'Third' };
  network.tables.blog_posts = [post];
  network.tables.revisions = [
    aRevision({ ...of, operation: 'insert', before: null, actor: cora.id }),
    aRevision({ ...of, before: { ...post, title: 'First', content: 'One two.' }, actor: cora.id }),
    aRevision({ ...of, before: { ...post, title: 'Second', content: 'One two three.\nThe end.' }, actor: edith.id }),
  ];
  return post;
}

const pressHistory = async () => {
  await pressButton('History');
  await screen.findByRole('dialog', { name: 'History' });
};
const openHistory = async (id: string) => {
  await editPost(id);
  await pressHistory();
  return dialog().findByRole('region', { name: 'What differs' });
};
const restoreVersion = () => pressInDialog('Restore this version');
const choose = (index: number) => userEvent.click(dialog().getAllByRole('radio')[index] as HTMLElement);
const differences = () => within(dialog().getByRole('region', { name: 'What differs' }));
const shownDiff = async (label: string) => {
  const term = await differences().findByText(label, { selector: 'dt' });
  return term.nextElementSibling as HTMLElement;
};

describe('the history of a post', () => {
  test('lists versions with their authors, and compares word by word with the saved post', async () => {
    await openHistory(changedTwice().id);
    expect(
      dialog()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([expect.stringContaining('Cora Contributor'), expect.stringContaining('Cora Contributor')]);
    const content = await shownDiff('Content');
    expect(content.querySelector('del')).toHaveTextContent('three');
    expect(content.querySelector('ins')).toHaveTextContent('four');
    expect(content).toHaveTextContent('The end.');
    expect(differences().queryByText('Excerpt')).toBeNull();
  });

  test('compares a version with the next version', async () => {
    await openHistory(changedTwice().id);
    await choose(1);
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Compare with' }), 'next');
    const title = await shownDiff('Title');
    expect(title.querySelector('del')).toHaveTextContent('First');
    expect(title.querySelector('ins')).toHaveTextContent('Second');
  });

  test('shows no name for a former member', async () => {
    const post = changedTwice();
    network.tables.revisions = network.tables.revisions.map((each) => ({ ...each, actor: null }));
    await openHistory(post.id);
    expect(dialog().getAllByText('A former member')).toHaveLength(2);
  });

  test('shows no versions of an unchanged post, and no history of a new post', async () => {
    const post = aPost();
    network.tables.blog_posts = [post];
    await editPost(post.id);
    await pressHistory();
    expect(await dialog().findByText('There are no earlier versions of this post.')).toBeVisible();
    await pressInDialog('Close');
    cleanup();
    renderApp('/admin/blog/new', { as: 'editor' });
    await screen.findByRole('button', { name: 'Create Post' });
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  });

  test('offers a retry after a failed read', async () => {
    const post = changedTwice();
    await editPost(post.id);
    network.faults.set('revisions', '500');
    await pressHistory();
    expect(await dialog().findByText('We couldn’t load the history.', {}, { timeout: 3000 })).toBeVisible();
    network.faults.clear();
    await pressInDialog('Try again');
    expect(await dialog().findAllByRole('radio')).toHaveLength(2);
  });

  test('offers a contributor no "Restore" for another person\'s post', async () => {
    const post = { ...changedTwice(), published: true, created_by: staffIds.editor };
    network.tables.blog_posts = [post];
    await editPost(post.id, { as: 'contributor' });
    await pressHistory();
    await dialog().findByRole('region', { name: 'What differs' });
    expect(dialog().queryByRole('button', { name: 'Restore this version' })).toBeNull();
  });
});

describe('nothing is lost', () => {
  describe('when a version is restored', () => {
    test('the form shows the version as unsaved text, and only a save writes the version', async () => {
      const post = changedTwice();
      await openHistory(post.id);
      await restoreVersion();
      await waitForClosedDialog();
      expect(formValues()).toMatchObject({ title: 'Second', content: 'One two three.\nThe end.' });
      expect(network.writesOf('blog_posts')).toEqual([]);
      expect(field('title')).toHaveFocus();
    });

    test('a save makes a new version and keeps the previous version', async () => {
      const post = changedTwice();
      await openHistory(post.id);
      await restoreVersion();
      await submit(wording.postEditor.updated);
      expect(network.tables.blog_posts[0]).toMatchObject({ title: 'Second' });
      expect(network.tables.revisions).toHaveLength(4);
      expect(network.tables.revisions.at(-1)?.before).toMatchObject({ title: 'Third' });
    });

    test('the form offers the typed text as a draft', async () => {
      const post = changedTwice();
      await editPost(post.id);
      fill({ title: 'Typed' });
      await pressHistory();
      await dialog().findByRole('region', { name: 'What differs' });
      await restoreVersion();
      await waitForClosedDialog();
      expect(formValues().title).toBe('Second');
      await pressButton('Restore');
      expect(formValues().title).toBe('Typed');
    });

    test('the form offers a draft with the text that was typed before the preview', async () => {
      const post = changedTwice();
      await editPost(post.id);
      fill({ excerpt: 'Typed' });
      await tab('Preview');
      await pressHistory();
      await dialog().findByRole('region', { name: 'What differs' });
      await restoreVersion();
      await waitForClosedDialog();
      await pressButton('Restore');
      expect(formValues().excerpt).toBe('Typed');
    });

    test('the post stays published', async () => {
      const post = changedTwice();
      const last = network.tables.revisions.at(-1);
      if (last) last.before = { ...(last.before as object), published: false };
      await openHistory(post.id);
      await restoreVersion();
      await waitForClosedDialog();
      expect(formValues().published).toBe(true);
    });

    test('the restored version survives a crash before the save', async () => {
      const post = changedTwice();
      await openHistory(post.id);
      await restoreVersion();
      await waitForClosedDialog();
      const device = Object.entries(localStorage) as [string, string][];
      cleanup();
      localStorage.clear();
      for (const [key, value] of device) localStorage.setItem(key, value);
      await editPost(post.id);
      await pressButton('Restore');
      expect(formValues().title).toBe('Second');
    });

    test("the form shows another person's later save and overwrites nothing", async () => {
      const post = changedTwice();
      await openHistory(post.id);
      await restoreVersion();
      await waitForClosedDialog();
      network.tables.blog_posts = [{ ...post, title: 'Theirs', updated_at: new Date().toISOString() }];
      await submit();
      expect(await screen.findByRole('table', { name: 'Both versions' })).toHaveTextContent('Theirs');
      expect(network.tables.blog_posts[0]).toMatchObject({ title: 'Theirs' });
    });

    test.each<Fault>(['500', 'offline'])('a failed read of versions (%s) leaves the form unchanged', async (fault) => {
      const post = changedTwice();
      await editPost(post.id);
      fill({ title: 'Typed' });
      network.faults.set('revisions', fault);
      await pressHistory();
      await dialog().findByText('We couldn’t load the history.', {}, { timeout: 3000 });
      await pressInDialog('Close');
      expect(formValues().title).toBe('Typed');
    });

    test('the restored version stays in the form if the session has expired', async () => {
      const post = changedTwice();
      await openHistory(post.id);
      await restoreVersion();
      await waitForClosedDialog();
      network.endSessions();
      await submit();
      await screen.findByRole('dialog');
      expect(network.tables.blog_posts[0]).toMatchObject({ title: 'Third' });
      expect(screen.getByDisplayValue('Second')).toBeInTheDocument();
    });
  });

  interface Thing {
    table: TableName;
    make: () => { id: string };
    text: string;
    back: string;
  }
  const rows: Record<string, Thing> = {
    '/admin/blog': {
      table: 'blog_posts',
      make: () => aPost({ title: 'Thing' }),
      text: wording.posts.deleted,
      back: 'Post restored',
    },
    '/admin/links': {
      table: 'links',
      make: () => aLink({ title: 'Thing' }),
      text: wording.links.deleted,
      back: 'Link restored',
    },
    '/admin/social-media': {
      ...{ table: 'social_media_links', make: () => aSocialLink({ platform: 'Thing' }) },
      ...{ text: wording.socialLinks.deleted, back: 'Social media link restored' },
    },
    '/admin/consoles': {
      ...{ table: 'consoles', make: () => aConsole({ name: 'Thing' }) },
      ...{ text: 'Console deleted successfully', back: 'Console restored' },
    },
  };
  const kinds = Object.entries(rows);
  const undo = () => pressButton('Undo deleting Thing');

  describe.each(kinds)('when a deletion at %s is undone', (address, { table, make, text: deleted, back }) => {
    const open = async () => {
      const thing = make();
      Object.assign(network.tables, { [table]: [thing] });
      await openTable(address, { as: 'editor' });
      await pressButton('Delete Thing');
      await pressInDialog('Delete');
      await expectToast(deleted);
      return thing;
    };

    test('the row returns unchanged', async () => {
      const thing = await open();
      expect(network.tables[table]).toEqual([]);
      await undo();
      await expectToast(back);
      expect(network.tables[table]).toEqual([expect.objectContaining({ id: thing.id })]);
      await waitFor(() => expect(rowNames()).toHaveLength(1));
    });

    test('the row exists exactly once after a lost response', async () => {
      await open();
      network.replyFaults.set('revisions', 'offline');
      await undo();
      await waitFor(() => expect(screen.getByText(/It stays in Activity for 30 days/)).toBeVisible());
      expect(network.tables[table]).toHaveLength(1);
    });

    test('a lost request leaves the row in the trash', async () => {
      await open();
      network.writeFaults.set('revisions', 'offline');
      await undo();
      await waitFor(() => expect(screen.getByText(/It stays in Activity for 30 days/)).toBeVisible());
      network.writeFaults.clear();
      cleanup();
      await openTable('/admin/activity?show=deleted', { as: 'editor' });
      await pressButton('Restore Thing');
      await expectToast('Restored Thing');
      expect(network.tables[table]).toHaveLength(1);
      await waitFor(() => expect(screen.getByText('No deleted entries found.')).toBeVisible());
    });
  });

  test('an undo works on another screen', async () => {
    network.tables.blog_posts = [aPost({ title: 'Thing' })];
    await openTable('/admin/blog', { as: 'editor' });
    await pressButton('Delete Thing');
    await pressInDialog('Delete');
    await expectToast(wording.posts.deleted);
    await userEvent.click(screen.getByRole('link', { name: 'Links' }));
    await screen.findByRole('heading', { level: 1, name: 'Links' });
    await undo();
    await expectToast('Post restored');
    expect(network.tables.blog_posts).toHaveLength(1);
  });

  test('two deletions have separate undos', async () => {
    network.tables.blog_posts = [aPost({ title: 'Thing' }), aPost({ title: 'Other' })];
    await openTable('/admin/blog', { as: 'editor' });
    for (const title of ['Thing', 'Other']) {
      await pressButton(`Delete ${title}`);
      await pressInDialog('Delete');
      await screen.findByRole('button', { name: `Undo deleting ${title}` });
    }
    await pressButton('Undo deleting Other');
    await undo();
    await waitFor(() => expect(network.tables.blog_posts).toHaveLength(2));
  });

  test('an undo shows an error if another post uses the slug, and the post stays in the trash', async () => {
    network.tables.blog_posts = [aPost({ title: 'Thing', slug: 'thing' })];
    await openTable('/admin/blog', { as: 'editor' });
    await pressButton('Delete Thing');
    await pressInDialog('Delete');
    await expectToast(wording.posts.deleted);
    network.tables.blog_posts = [aPost({ title: 'New', slug: 'thing' })];
    await undo();
    await expectToast('Another post has this slug now. Change it there, then restore this post.');
    expect(network.tables.revisions.at(-1)).toMatchObject({ gone: true });
  });

  test('an expired session at an undo leaves the post in the trash', async () => {
    network.tables.blog_posts = [aPost({ title: 'Thing' })];
    await openTable('/admin/blog', { as: 'editor' });
    await pressButton('Delete Thing');
    await pressInDialog('Delete');
    await expectToast(wording.posts.deleted);
    network.endSessions();
    await undo();
    await waitFor(() => expect(network.writesOf('revisions')).toHaveLength(1));
    expect(network.tables.revisions.at(-1)).toMatchObject({ gone: true, title: 'Thing' });
  });
});

describe('the activity', () => {
  const addChanges = () => {
    const post = aPost({ title: 'Tin' });
    network.tables.blog_posts = [post];
    network.tables.revisions = [
      aRevision({ row_id: post.id, title: 'Tin', actor: cora.id }),
      aRevision({ title: 'Pan Docs', table_name: 'links', operation: 'insert', actor: edith.id }),
      aRevision({ title: 'Gone', operation: 'delete', gone: true, actor: edith.id }),
    ];
    return post;
  };

  test('shows people and changes, latest first, with links to existing rows', async () => {
    const post = addChanges();
    await openTable('/admin/activity', { as: 'editor' });
    await screen.findAllByText('Edith Editor');
    expect(rowNames()).toEqual(['Gonepost deleted', 'Pan Docslink added', 'Tinpost changed']);
    expect(screen.getByRole('link', { name: 'Open Tin' })).toHaveAttribute('href', `/admin/blog/edit/${post.id}`);
    expect(screen.getByRole('link', { name: 'Open Pan Docs' })).toHaveAttribute('href', '/admin/links');
    expect(screen.queryByRole('link', { name: 'Open Gone' })).toBeNull();
    expect(screen.getByText(/holds 3 changes and takes 1\.3 MB/)).toBeVisible();
  });

  test('lists a reset of a sign-in, without a link', async () => {
    network.tables.revisions = [
      aRevision({ title: 'Cora Contributor', table_name: 'users', row_id: cora.id, operation: 'update' }),
    ];
    await openTable('/admin/activity?kind=users', { as: 'admin' });
    expect(rowNames()).toEqual(['Cora Contributorsign-in reset']);
    expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  });

  test('can be narrowed by person and kind, and the address keeps both choices', async () => {
    addChanges();
    const { router } = await openTable('/admin/activity', { as: 'editor' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Person' }), 'Edith Editor');
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Links');
    await waitFor(() => expect(rowNames()).toEqual(['Pan Docslink added']));
    expect(router.state.location.search).toBe(`?person=${edith.id}&kind=links`);
  });

  test('shows changes of one transaction as one entry', async () => {
    const together = { at: '2026-01-02T10:00:00Z', actor: edith.id };
    network.tables.revisions = [
      aRevision({ ...together, title: 'Game Boy', table_name: 'consoles' }),
      aRevision({ ...together, title: 'jp', table_name: 'console_releases' }),
      aRevision({ ...together, title: 'na', table_name: 'console_releases' }),
    ];
    await openTable('/admin/activity', { as: 'editor' });
    expect(rowNames()).toEqual(['Game Boyconsole changed with 2 rows that belong to it']);
  });

  test('offers "Show all changes" beside an empty list', async () => {
    addChanges();
    await openTable('/admin/activity?kind=settings', { as: 'editor' });
    await pressButton('Show all changes');
    await waitFor(() => expect(rowNames()).toHaveLength(3));
  });

  test('lists deleted rows at the old address /admin/trash, shows the days left, and restores a row', async () => {
    const at = new Date(Date.now() - 10.5 * 24 * 60 * 60 * 1000).toISOString();
    const deleted = { operation: 'delete', gone: true, actor: edith.id, at };
    const post = aPost({ title: 'A post' });
    network.tables.revisions = [
      aRevision({ ...deleted, title: 'A post', row_id: post.id, before: { ...post } }),
      aRevision({ ...deleted, title: 'Pan Docs', table_name: 'links' }),
      aRevision({ ...deleted, title: 'jp', table_name: 'console_releases' }),
      aRevision({ ...deleted, title: 'Is back', gone: false }),
      aRevision({ title: 'Changed' }),
    ];
    const { router } = await openTable('/admin/trash', { as: 'editor' });
    expect(router.state.location).toMatchObject({ pathname: '/admin/activity', search: '?show=deleted' });
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('Deleted');
    await screen.findAllByText('Edith Editor');
    expect(rowNames()).toEqual(['Pan Docslink deleted', 'A postpost deleted']);
    expect(screen.getByRole('row', { name: /^A post/ })).toHaveTextContent(
      /Edith Editor.*20 days left to restoreRestore/,
    );
    await pressButton('Restore A post');
    await expectToast('Restored A post');
    await waitFor(() => expect(rowNames()).toEqual(['Pan Docslink deleted']));
  });

  test('offers no "Restore" for a row that exists again or belongs to another row', async () => {
    const deletion = { operation: 'delete', row_id: crypto.randomUUID() };
    network.tables.revisions = [
      aRevision({ ...deletion, title: 'Is back' }),
      aRevision({ ...deletion, title: 'jp', table_name: 'console_releases', gone: true }),
    ];
    await openTable('/admin/activity', { as: 'editor' });
    expect(rowNames()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });

  test('tells an editor why they cannot restore a category', async () => {
    network.tables.revisions = [
      aRevision({ operation: 'delete', gone: true, title: 'Tin', table_name: 'blog_categories' }),
    ];
    await openTable('/admin/activity', { as: 'editor' });
    expect(await row('Tin').findByRole('button', { name: 'Restore Tin' })).toHaveAttribute(
      'title',
      'Only admins can change the categories.',
    );
  });

  test('reports a failed restore', async () => {
    network.tables.revisions = [aRevision({ operation: 'delete', gone: true, title: 'Thing' })];
    network.writeProtected.add('revisions');
    await openTable('/admin/activity', { as: 'editor' });
    await pressButton('Restore Thing');
    await expectToast('This post is no longer deleted, or you may not restore it.');
  });
});
