// Visitors and staff use a built site in each browser engine.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl } from '../support/browser/base-url';
import { emailOf, password } from '../support/browser/accounts';
import { sentToast } from '../support/browser/message';
import { deleteRows, insertRows } from '../support/browser/stored';
import type { EngineWindow, RunningEngine } from '../support/engines/engine';
import { Person } from '../support/engines/person';
import { chromiumEngine, firefoxEngine } from '../support/engines/puppeteer';
import { webKitEngine } from '../support/engines/webkit';
import { wording } from '../support/specification-texts';

const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a new picture, because the library stores each file once. */
function newPicture(): string {
  const file = path.join(folder, `${randomUUID()}.png`);
  const placeholder = path.join(import.meta.dirname, '../../public/images/blog-placeholder.png');
  // PNG decoders ignore bytes after the last part.
  writeFileSync(file, Buffer.concat([readFileSync(placeholder), Buffer.from(file)]));
  return file;
}

describe.each([chromiumEngine, firefoxEngine, webKitEngine])('in $name', (engine) => {
  let running: RunningEngine | undefined;
  const opened: EngineWindow[] = [];
  const post = `Written in ${engine.name}`;
  const link = `Linked in ${engine.name}`;
  const picture = `A placeholder, from ${engine.name}`;

  beforeAll(async () => {
    expect(
      engine.programs.filter((program) => !existsSync(program)),
      'programs that are missing',
    ).toEqual([]);
    running = await engine.start();
  });
  afterAll(() => running?.stop());
  afterEach(async () => {
    const windows = opened.splice(0);
    for (const { close } of windows) await close();
    // A retry must not find rows of the first try.
    await deleteRows('blog_posts', `title=eq.${post}`);
    await deleteRows('links', `title=eq.${link}`);
    await deleteRows('pictures', `alt=eq.${picture}`);
    expect(
      windows.flatMap(({ errors }) => errors),
      'errors in the browser',
    ).toEqual([]);
  });

  async function newPerson(width = 1280): Promise<Person> {
    if (!running) throw new Error(`${engine.name} has not started.`);
    const engineWindow = await running.open();
    opened.push(engineWindow);
    await engineWindow.resize(width, 844);
    return new Person(engineWindow, baseUrl);
  }

  async function editorAt(address: string): Promise<Person> {
    const editor = await newPerson();
    await editor.open(`/login`);
    await editor.fill('Email', emailOf('editor'));
    await editor.fill('Password', password);
    await editor.click('button', wording.login.signIn);
    await editor.reads(wording.login.success);
    await editor.open(address);
    return editor;
  }

  // With `font-display: optional`, a late font appears only on the next page.
  test('the second page of a visit has the fonts and pictures of the site, and does not scroll sideways', async () => {
    const visitor = await newPerson(390);
    await visitor.open('/consoles');
    await visitor.open('/');
    await visitor.until(() => Array.from(document.images).some(({ naturalWidth }) => naturalWidth > 0));
    const shown = await visitor.window.evaluate(async () => {
      await document.fonts.ready;
      return {
        fonts: Array.from(document.fonts)
          .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
          .map(({ family }) => family.replaceAll('"', ''))
          .sort(),
        broken: Array.from(document.images)
          .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .map(({ src }) => src),
        overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    expect(shown).toEqual({ fonts: ['Bricolage Grotesque', 'Figtree', 'Handjet'], broken: [], overhang: 0 });
  });

  test('a visitor searches the blog and narrows the catalogue', async () => {
    const visitor = await newPerson();
    await visitor.open('/blog');
    await visitor.fill('Search articles', 'parallax barrier');
    await visitor.until(() => new URL(location.href).searchParams.get('q') === 'parallax barrier');
    await visitor.until(() => document.querySelectorAll('main article').length < 5);
    await visitor.reads('3D without glasses: from parallax barrier to 2DS');
    await visitor.open('/consoles');
    await visitor.choose('Plays', 'Game Boy Advance (5)');
    await visitor.reads('5 consoles');
    expect(await visitor.window.evaluate(() => location.search)).toBe('?plays=GBA');
  });

  test('a visitor opens a card, and going back restores the scroll position', async () => {
    const visitor = await newPerson();
    await visitor.open('/consoles');
    await visitor.window.evaluate(() => {
      scrollTo({ top: 1200, behavior: 'instant' });
      // A driver may scroll before it clicks.
      addEventListener('click', () => sessionStorage.setItem('place', String(scrollY)), { capture: true, once: true });
    });
    await visitor.click('link', 'Nintendo DS');
    await visitor.sees('heading', 'Nintendo DS');
    await visitor.until(() => scrollY === 0);
    await visitor.window.back();
    await visitor.sees('heading', 'Console catalogue');
    await visitor.until(() => scrollY > 600 && Math.abs(scrollY - Number(sessionStorage.getItem('place'))) < 5);
  });

  test('a visitor finds the palette of a game', async () => {
    const visitor = await newPerson();
    await visitor.open('/tools/palettes');
    await visitor.fill('Title or game', 'METROID2');
    await visitor.reads('METROID2: its checksum is $46; with R as fourth letter that’s entry 80, set-up 46.');
    await visitor.reads('Set-up 46, the automatic choice');
    await visitor.reads('Set-up 46, the automatic choice');
  });

  test('a visitor with a phone opens another page through the menu', async () => {
    const visitor = await newPerson(390);
    await visitor.open('/');
    await visitor.click('button', 'Menu');
    await visitor.sees('button', 'Close');
    await visitor.click('link', 'Contact');
    await visitor.until(() => location.pathname === '/contact');
    await visitor.sees('button', 'Menu');
  });

  test('a visitor sends a message', async () => {
    const visitor = await newPerson();
    await visitor.open('/contact');
    await visitor.fill('Name', 'Ada Reader');
    await visitor.fill('Email', 'ada@reader.example');
    await visitor.fill('Message', `Written in ${engine.name}.`);
    // The database rejects a faster message, because only a robot writes so fast.
    await visitor.until(() => performance.now() > 3_000);
    await visitor.click('button', 'Send Message');
    await visitor.reads(sentToast);
  });

  test('an editor signs in, stays signed in after a reload, and signs out', async () => {
    const editor = await editorAt('/admin');
    await editor.reads(emailOf('editor'));
    await editor.click('button', wording.logout.button);
    await editor.reads(wording.logout.success);
    await editor.until(() => location.pathname === '/login');
  });

  test('an editor writes, undoes an edit, pastes an address over words, and saves', async () => {
    const editor = await editorAt('/admin/blog/new');
    const content = () =>
      editor.window.evaluate(() => document.querySelector<HTMLTextAreaElement>('[name="content"]')?.value);
    await editor.fill('Title', post);
    await editor.fill('Excerpt', 'Two AAA cells.');
    await editor.fill('Author', 'Edith Editor');
    await editor.fill('Content', '1. One\nTwo');
    expect(await content()).toBe('1. One\n2. Two');
    await editor.fill('Content', 'The shop of them');
    await editor.window.evaluate(() => {
      document.querySelector<HTMLTextAreaElement>('[name="content"]')?.setSelectionRange(4, 8);
    });
    await editor.window.pressWithControl('b');
    expect(await content()).toBe('The **shop** of them');
    await editor.window.undo();
    expect(await content()).toBe('The shop of them');
    await editor.fill('Author', 'https://shop.example/');
    await editor.window.evaluate(() => document.querySelector<HTMLInputElement>('[name="author"]')?.select());
    await editor.window.pressWithControl('c');
    await editor.fill('Author', 'Edith Editor');
    await editor.window.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('[name="content"]');
      field?.focus();
      field?.setSelectionRange(4, 8);
    });
    await editor.window.pressWithControl('v');
    expect(await content()).toBe('The [shop](https://shop.example/) of them');
    await editor.click('button', wording.postEditor.create);
    await editor.reads(wording.postEditor.created);
    await editor.reads(post);
  });

  test('an editor uploads a picture', async () => {
    const editor = await editorAt('/admin/pictures');
    await editor.click('button', 'Upload picture');
    await editor.upload('Picture: file', newPicture());
    // The preview of the picture moves everything below, so an early click could miss.
    await editor.until(() => (document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth ?? 0) > 0);
    await editor.fill('Alternative text', picture);
    await editor.click('button', 'Upload');
    await editor.reads('Picture uploaded successfully');
    await editor.reads(picture);
  });

  test('an editor deletes a link after a confirmation', async () => {
    await insertRows('links', [{ title: link, url: 'https://link.example/', category: 'Tools' }]);
    const editor = await editorAt('/admin/links');
    await editor.click('button', `Delete ${link}`);
    await editor.click('button', 'Delete');
    await editor.reads(wording.links.deleted);
    await editor.open('/admin/links');
    await editor.sees('button', 'Delete Pan Docs');
    expect(await editor.window.evaluate((words) => document.body.innerText.includes(words), link)).toBe(false);
  });
});
