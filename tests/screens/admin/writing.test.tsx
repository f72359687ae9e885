import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { aPost } from '../../support/builders';
import { setMediaQuery } from '../../support/device';
import { renderApp } from '../../support/render-app';
import { staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { button, editPost, field, fill, newPost, submit, tab, written } from './post-form';

const area = () => field('content') as HTMLTextAreaElement;
const tool = (name: string) => screen.getByLabelText(name);

/** Adds a command that jsdom lacks. The command inserts text like typing. tests/e2e/writing.test.ts tests undo. */
function typesByCommand(): void {
  Object.assign(document, {
    execCommand: (_command: string, _ui: boolean, text = '') => {
      const control = document.activeElement as HTMLTextAreaElement;
      control.setRangeText(text, control.selectionStart, control.selectionEnd, 'end');
      return control.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
}

/** Writes a text. Then selects a part of the text, or puts the caret at the end. */
function write(text: string, selected?: string): void {
  fill({ content: text });
  area().focus();
  const start = selected === undefined ? text.length : text.indexOf(selected);
  area().setSelectionRange(start, start + (selected?.length ?? 0));
}

describe('the toolbar', () => {
  beforeEach(typesByCommand);

  // tests/unit/lib/markdown-edits.test.ts tests the effect of each button.
  test('works by buttons and shortcuts, and the focus stays in the text', async () => {
    await newPost();
    const table = '| Heading | Heading |\n| ------- | ------- |\n| Cell | Cell |';
    for (const [name, keys, expected] of [
      ['Bold', '{Control>}b{/Control}', 'The **Pocket**'],
      ['Italic', '{Control>}i{/Control}', 'The *Pocket*'],
      ['Heading', '{Control>}{Shift>}H{/Shift}{/Control}', '## The Pocket'],
      ['Link', '{Control>}k{/Control}', 'The [Pocket](address)'],
      ['Bulleted list', '{Control>}{Shift>}[Digit8]{/Shift}{/Control}', '- The Pocket'],
      ['Numbered list', '{Control>}{Shift>}[Digit7]{/Shift}{/Control}', '1. The Pocket'],
      ['Quotation', '{Control>}{Shift>}[Digit9]{/Shift}{/Control}', '> The Pocket'],
      ['Code', '{Control>}e{/Control}', 'The `Pocket`'],
      ['Picture', '{Control>}{Shift>}G{/Shift}{/Control}', 'The Pocket\n![description](address)'],
      ['Table', '{Control>}{Shift>}L{/Shift}{/Control}', `The Pocket\n\n${table}`],
    ] as const) {
      write('The Pocket', 'Pocket');
      fireEvent.click(tool(name));
      expect(area()).toHaveValue(expected);
      expect(area()).toHaveFocus();
      write('The Pocket', 'Pocket');
      await userEvent.keyboard(keys);
      expect(area()).toHaveValue(expected);
    }
  });

  // A shortcut follows the letter on Latin layouts, and the place of the key on other scripts.
  test.each([
    ['Russian', { key: 'и', code: 'KeyB' }, 'The **Pocket**'],
    ['Arabic', { key: 'لا', code: 'KeyB' }, 'The **Pocket**'],
    ['Greek with Shift', { key: 'Η', code: 'KeyH', shiftKey: true }, '## The Pocket'],
    ['Dvorak', { key: 'b', code: 'KeyN' }, 'The **Pocket**'],
    ['Dvorak with the key of B', { key: 'x', code: 'KeyB' }, 'The Pocket'],
    ['Dvorak with the key of E', { key: '.', code: 'KeyE' }, 'The Pocket'],
  ])('offers shortcuts on a keyboard with the layout %s', async (_layout, keys, expected) => {
    await newPost();
    write('The Pocket', 'Pocket');
    fireEvent.keyDown(area(), { ...keys, ctrlKey: true });
    expect(area()).toHaveValue(expected);
  });

  test('needs one stop of Tab, and the arrow keys, Home and End move the focus inside', async () => {
    await newPost();
    act(() => field('excerpt').focus());
    await userEvent.tab();
    expect(tool('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(tool('Heading')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(tool('Table')).toHaveFocus();
    await userEvent.tab();
    expect(area()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tool('Table')).toHaveFocus();
  });

  test('changes the text that a save sends', async () => {
    await newPost();
    fill(written);
    write('The Pocket', 'Pocket');
    await userEvent.click(tool('Bold'));
    await submit(wording.postEditor.created);
    expect(network.writesOf('blog_posts')[0]?.body).toMatchObject({ content: 'The **Pocket**' });
  });

  test('stays disabled for a person who may only read the post', async () => {
    const post = aPost({ created_by: staffIds.contributor, published: true });
    network.tables.blog_posts = [post];
    await editPost(post.id, { as: 'contributor' });
    await screen.findByText(/only editors and admins can edit it/);
    expect(tool('Bold')).toBeDisabled();
  });
});

describe('typing an article', () => {
  beforeEach(typesByCommand);

  test('continues a list on Enter, and ends the list at an empty item', async () => {
    await newPost();
    write('1. One');
    await userEvent.keyboard('{Enter}Two{Enter}');
    expect(area()).toHaveValue('1. One\n2. Two\n3. ');
    await userEvent.keyboard('{Enter}');
    expect(area()).toHaveValue('1. One\n2. Two\n');
    await userEvent.keyboard('Three{Enter}');
    expect(area()).toHaveValue('1. One\n2. Two\nThree\n');
  });

  test('ignores Enter at the end of a composition, and Shift+Enter', async () => {
    await newPost();
    write('- 日本');
    fireEvent.keyDown(area(), { key: 'Enter', isComposing: true });
    // Safari ends the composition before the key event.
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(area(), { key: 'Enter', shiftKey: true });
    expect(area()).toHaveValue('- 日本');
  });

  test('makes a link from words if an address is pasted over the words', async () => {
    await newPost();
    write('The manual says', 'manual');
    await userEvent.paste('https://example.org/manual');
    expect(area()).toHaveValue('The [manual](https://example.org/manual) says');
  });

  // tests/unit/lib/markdown-edits.test.ts has more cases.
  test.each([
    ['see https://old.example/ now', 'https://old.example/', 'https://new.example/', 'see https://new.example/ now'],
    ['[r]: https://old.example/', 'https://old.example/', 'https://new.example/', '[r]: https://new.example/'],
    ['<https://old.example/>', 'https://old.example/', 'https://new.example/', '<https://new.example/>'],
    ['```\ncurl HERE\n```', 'HERE', 'https://new.example/', '```\ncurl https://new.example/\n```'],
    ['the page', 'the page', 'https://new.example/a)b', '[the page](<https://new.example/a)b>)'],
    ['take x] now', 'x]', 'https://new.example/', 'take [x\\]](https://new.example/) now'],
  ])(
    'pastes an address as a link or as plain text: into %j, over the selected text %j',
    async (text, selected, pasted, right) => {
      await newPost();
      write(text, selected);
      await userEvent.paste(pasted);
      expect(area()).toHaveValue(right);
    },
  );

  test('pastes other text unchanged, as well as addresses without a selection or with Shift', async () => {
    await newPost();
    const isIgnored = (selected: string, pasted: string) => {
      write('The manual says', selected);
      return fireEvent.paste(area(), { clipboardData: { types: ['text/plain'], getData: () => pasted } });
    };
    expect(isIgnored('manual', 'https://example.org')).toBe(false);
    expect(isIgnored('manual', 'javascript:alert(1)')).toBe(true);
    expect(isIgnored('manual', 'note: no address')).toBe(true);
    expect(isIgnored('manual', 'two https://example.org words')).toBe(true);
    expect(isIgnored('', 'https://example.org')).toBe(true);
    fireEvent.keyDown(area(), { key: 'V', shiftKey: true, ctrlKey: true });
    expect(isIgnored('manual', 'https://example.org')).toBe(true);
    fireEvent.keyDown(area(), { key: 'М', code: 'KeyV', shiftKey: true, ctrlKey: true });
    expect(isIgnored('manual', 'https://example.org')).toBe(true);
  });
});

// tests/unit/features/markdown.test.ts tests the rules for addresses and the reasons of each rejection.
describe('an address that makes no link', () => {
  beforeEach(typesByCommand);
  const links =
    '[shop](www.example.com) [page](example.com/a) [other article](why-old-saves-vanish) [call](tel:+4912345) [both](mailto:a@example.com,b@example.com)';
  const hints = async () => {
    const list = (await screen.findByText('Not shown as a link')).closest<HTMLElement>('[role="status"]');
    return within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  test('gets a hint with the line, the reason and a correction', async () => {
    await newPost();
    fill({ content: `\n${links}` });
    expect(await hints()).toEqual([
      'Line 2: the address must begin with https://.Use https://www.example.com',
      'Line 2: the address must begin with https://.Use https://example.com/a',
      'Line 2: the address must begin with / for a path on this site, or with https://.Use /blog/why-old-saves-vanish',
      'Line 2: only web addresses (https:), mail addresses (mailto:) and paths on this site can be links.',
    ]);
  });

  test('changes into the correction after a press, and the text field selects the correction', async () => {
    await newPost();
    fill({ content: links });
    await userEvent.click(await screen.findByRole('button', { name: 'Use https://example.com/a' }));
    expect(area()).toHaveValue(links.replace('example.com/a', 'https://example.com/a'));
    expect(area()).toHaveFocus();
    expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe('https://example.com/a');
    await waitFor(() => expect(screen.queryByText(/Use https:\/\/example/)).not.toBeInTheDocument());
    expect(await hints()).toHaveLength(3);
  });
});

test('each link within the preview leads to an element in the preview, and no other element has the same id', async () => {
  act(() => setMediaQuery('(min-width: 80rem)', true));
  await newPost();
  fill({ content: '## Batteries & more\n[below](#batteries--more)[^1]\n\n[^1]: Note' });
  await within(await screen.findByLabelText('Live preview')).findByText('Batteries & more');
  await tab(wording.postEditor.preview);
  const article = await screen.findByRole('article');
  for (const name of ['below', 'Footnote 1', 'Back to reference 1']) {
    const { hash } = within(article).getByRole<HTMLAnchorElement>('link', { name });
    const targets = document.querySelectorAll(`[id="${hash.slice(1)}"]`);
    expect(Array.from(targets, (element) => article.contains(element))).toEqual([true]);
  }
});

test('the fields follow the writing direction of their text', async () => {
  await newPost();
  for (const name of ['title', 'excerpt', 'content', 'author'] as const)
    expect(field(name)).toHaveAttribute('dir', 'auto');
});

describe('the reading time', () => {
  test('depends on the number of words, fills the field after a press on the button, and stays editable', async () => {
    await newPost();
    expect(screen.getByText('0 words')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
    fill({ content: `# Words\n${'word '.repeat(411)}` });
    expect(await screen.findByText('412 words, about 2 min')).toBeVisible();
    expect(field('read_time')).toHaveValue('5 min');
    await userEvent.click(button('Use 2 min'));
    expect(field('read_time')).toHaveValue('2 min');
    expect(field('read_time')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
    await userEvent.type(field('read_time'), 'utes');
    expect(field('read_time')).toHaveValue('2 minutes');
    expect(button('Use 2 min')).toBeVisible();
  });
});

describe('the preview beside the text', () => {
  const livePreview = () => screen.queryByLabelText('Live preview');
  const setWide = (is: boolean) => act(() => setMediaQuery('(min-width: 80rem)', is));

  test('shows the typed text on a wide screen, and takes no focus', async () => {
    setWide(true);
    await newPost();
    expect(await screen.findByText('What you write shows here.')).toBeVisible();
    fill({ content: '## A *heading*\nand [a link](/blog)' });
    expect(await within(livePreview() as HTMLElement).findByText('heading')).toBeVisible();
    expect(livePreview()).toHaveAttribute('inert');
  });

  test('shows only on wide screens, disappears behind the page preview, and keeps the caret in place', async () => {
    await newPost();
    write('The manual says', 'manual');
    const before = area();
    expect(livePreview()).toBeNull();
    setWide(true);
    expect(await screen.findByLabelText('Live preview')).toBeVisible();
    await tab(wording.postEditor.preview);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(livePreview()).not.toBeVisible();
    await tab(wording.postEditor.edit);
    setWide(false);
    expect(livePreview()).toBeNull();
    expect(area()).toBe(before);
    expect([before.selectionStart, before.selectionEnd]).toEqual([4, 10]);
  });
});

describe('the search result and the share card', () => {
  const post = aPost({ ...written, slug: 'as-seen', excerpt: 'Thermal paper in 1998.' });
  const part = (name: string) => screen.getByRole('figure', { name });
  const open = () => userEvent.click(screen.getByText('Search result and share card'));

  test('show the title and the description of the page', async () => {
    network.tables.blog_posts = [post];
    renderApp('/blog/as-seen');
    await screen.findByRole('article');
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    const described = { title: document.title, address: meta('og:url'), description: meta('description') };
    expect([meta('og:title'), meta('og:description')]).toEqual([described.title, described.description]);
    cleanup();
    await editPost(post.id);
    await open();
    for (const text of Object.values(described)) expect(part('Search result')).toHaveTextContent(text);
    expect(part('Share card')).toHaveTextContent(described.title);
    expect(part('Share card')).toHaveTextContent(described.description);
    expect(part('Share card')).toHaveTextContent('Game Reviews');
  });

  test('cut long texts like a search engine, and say so', async () => {
    await newPost();
    await open();
    const title = 'Why the Game Boy Pocket is still the one to take on a train';
    fill({ title, excerpt: `${'Words '.repeat(30)}end.` });
    expect(part('Search result')).toHaveTextContent('Why the Game Boy Pocket is still the one to take on a train ...');
    expect(part('Search result')).toHaveTextContent(
      'Title with the site’s name: 73 of about 60 characters. The rest is cut off.',
    );
    expect(part('Search result')).toHaveTextContent('Description: 184 of about 160 characters. The rest is cut off.');
    fill({ title: 'Pocket', excerpt: 'Short.' });
    expect(part('Search result')).toHaveTextContent('Pocket | Test Legacy');
    expect(part('Search result')).not.toHaveTextContent('cut off');
  });
});
