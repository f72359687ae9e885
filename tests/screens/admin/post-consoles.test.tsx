// Tests the field for the consoles of a post.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aConsole, aPost, aPostAbout } from '../../support/builders';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { editPost, fill, newPost, submit, written } from './post-form';
import { pressInDialog, pressButton, versions } from './staff-screen';

const post = aPost({ ...written, id: 'aaaaaaaa-0000-4000-8000-000000000001', category: 'history' });
beforeEach(() => {
  network.tables.consoles = [
    aConsole({ id: 'c3', slug: 'sp', name: 'Game Boy Advance SP', year: '2003' }),
    aConsole({ id: 'c1', slug: 'gb', name: 'Game Boy', year: '1989' }),
    aConsole({ id: 'c2', slug: 'ds', name: 'Nintendo DS', year: '2004' }),
  ];
});

const field = () => screen.getByRole('combobox', { name: 'Consoles' });
const chips = () =>
  screen.queryByRole('list', { name: 'Chosen consoles' })
    ? within(screen.getByRole('list', { name: 'Chosen consoles' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'))
    : [];
const options = () => screen.queryAllByRole('option', { name: /^(Game Boy|Nintendo)/ }).map((each) => each.textContent);
const links = () => network.tables.post_consoles.map(({ post_id, console_id }) => [post_id, console_id]);
const saves = () => network.callsOf('save_post') as { consoles: unknown; version?: string }[];

test('the console field finds consoles by part of a name, works by keyboard, and announces and saves the choice', async () => {
  await newPost();
  fill(written);
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.keyboard('GAME{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Game Boy Advance SP');
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual(['Remove Game Boy Advance SP']);
  expect(screen.getByText('Game Boy Advance SP added.')).toHaveAttribute('role', 'status');
  await userEvent.keyboard('game');
  // The list leaves out chosen consoles. Enter chooses a console and never submits the form.
  expect(options()).toEqual(['Game Boy1989']);
  // A press of Enter that ends a composition chooses nothing.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(chips()).toHaveLength(1);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(chips()).toEqual(['Remove Game Boy', 'Remove Game Boy Advance SP']);
  expect(saves()).toEqual([]);
  await userEvent.keyboard('zeppelin');
  expect(screen.getByText('No console found.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await submit(wording.postEditor.created);
  expect(saves()[0]?.consoles).toEqual({ added: [{ console_id: 'c1' }, { console_id: 'c3' }], removed: [] });
});

test('the console field shows the consoles of a saved post as chips, and a press removes only one chip', async () => {
  network.tables.blog_posts = [post];
  network.tables.post_consoles = [aPostAbout('c3', post.id), aPostAbout('c1', post.id), aPostAbout('c2', 'other')];
  await editPost(post.id);
  await waitFor(() => expect(chips()).toEqual(['Remove Game Boy', 'Remove Game Boy Advance SP']));
  await pressButton('Remove Game Boy');
  expect(screen.getByText('Game Boy removed.')).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await submit(wording.postEditor.updated);
  expect(links()).toEqual([
    [post.id, 'c3'],
    ['other', 'c2'],
  ]);
});

test('a draft keeps the chosen consoles, and a conflict shows the names of the consoles', async () => {
  network.tables.blog_posts = [post];
  network.tables.post_consoles = [aPostAbout('c1', post.id)];
  await editPost(post.id);
  await userEvent.type(field(), 'ds{Enter}');
  expect(chips()).toEqual(['Remove Game Boy', 'Remove Nintendo DS']);
  cleanup();
  await editPost(post.id);
  await pressButton('Restore');
  await waitFor(() => expect(chips()).toEqual(['Remove Game Boy', 'Remove Nintendo DS']));
  network.tables.blog_posts = [{ ...post, updated_at: '2026-09-09T00:00:00Z' }];
  network.tables.post_consoles = [aPostAbout('c3', post.id)];
  await submit();
  await waitFor(() => expect(versions()).toEqual([['Consoles', 'Game Boy, Nintendo DS', 'Game Boy Advance SP']]));
  await pressInDialog('Save my version');
  await expectToast(wording.postEditor.updated);
  expect(links()).toEqual([
    [post.id, 'c1'],
    [post.id, 'c2'],
  ]);
});

test('the console field keeps a console that was added in the form of the console, even after a restore', async () => {
  network.tables.blog_posts = [post];
  network.tables.post_consoles = [aPostAbout('c1', post.id)];
  await editPost(post.id);
  await userEvent.type(field(), 'ds{Enter}');
  cleanup();
  // A save of a console leaves the version of the post unchanged.
  network.tables.post_consoles.push(aPostAbout('c3', post.id));
  await editPost(post.id);
  await pressButton('Restore');
  await submit(wording.postEditor.updated);
  expect(links().map(([, id]) => id)).toEqual(['c1', 'c3', 'c2']);
});

test('the console field reports a console that was deleted in the meantime', async () => {
  network.tables.blog_posts = [post];
  await editPost(post.id);
  await userEvent.type(field(), 'ds{Enter}');
  const message =
    'insert or update on table "post_consoles" violates foreign key constraint "post_consoles_console_id_fkey"';
  network.rejections.set('blog_posts', { status: 409, code: '23503', message });
  await submit();
  expect(await screen.findByText('One of these consoles has been deleted. Remove it, then save again.')).toBeVisible();
  expect(field()).toHaveFocus();
});
