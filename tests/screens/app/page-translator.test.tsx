import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole, aPost } from '../../support/builders';
import { setMediaQuery } from '../../support/device';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { editPost, field } from '../admin/post-form';

/** Moves each text into new elements, like a page translator. An ESLint rule finds texts that the move breaks. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.matches('moved-text, option, textarea, script, svg *'))
      found.push(text);
  }
  for (const text of found) {
    const moved = document.createElement('moved-text');
    moved.append(document.createElement('moved-text'));
    moved.firstElementChild?.append(text.data);
    text.replaceWith(moved);
  }
}

const expectNoError = () => expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();

test('a translated catalogue removes a filter', async () => {
  network.answers.find_consoles = () => ({ consoles: [aConsole({ name: 'Game Boy' })] });
  renderApp('/consoles?lit=no');
  const filter = await screen.findByRole('link', { name: /^Remove filter / });
  translate();
  await userEvent.click(filter);
  await waitFor(() => expect(filter).not.toBeInTheDocument());
  expectNoError();
});

test('a translated palette finder shows its result', async () => {
  renderApp('/tools/palettes');
  const title = await screen.findByLabelText('Title or game', { selector: '[list]' });
  for (const typed of ['Tetris', 'Zelda', 'Nothing']) {
    translate();
    await userEvent.clear(title);
    translate();
    await userEvent.type(title, `${typed}{Enter}`);
  }
  await waitFor(() => expect(document.querySelector('main [role="status"]')).toHaveTextContent('NOTHING'));
  expectNoError();
});

test('a translated editor and its live preview follow the typing', async () => {
  const post = aPost({ content: 'One [link][a] and *two*.\n\n- three\n\n[a]: /blog' });
  network.tables.blog_posts = [post];
  act(() => setMediaQuery('(min-width: 80rem)', true));
  await editPost(post.id);
  await screen.findByLabelText('Live preview');
  const texts = ['Another *line*.', 'Another [link][a].\n\n[a]: /links', '- four[^1]\n\n[^1]: five', ''];
  for (const content of texts) {
    translate();
    fireEvent.change(field('content'), { target: { value: content } });
  }
  expect(await screen.findByText('What you write shows here.')).toBeVisible();
  expectNoError();
});

test('a translated pager of the home page shows the next number', async () => {
  network.tables.blog_posts = Array.from({ length: 9 }, (_, day) => aPost({ date: `2024-01-0${day + 1}` }));
  renderApp('/');
  await screen.findByText('Page 1 of 3');
  translate();
  await userEvent.click(screen.getByRole('link', { name: /^Next ?page/ }));
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
  expectNoError();
});
