// People walk through the site of a build, in each engine that people use.
import { existsSync } from 'node:fs';
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
import { says } from '../support/specification-texts';

/** One for each engine: the library keeps a picture once. */
const pictures = { Chromium: 'blog', Firefox: 'console', WebKit: 'product' };

describe.each([chromiumEngine, firefoxEngine, webKitEngine])('in $name', (engine) => {
  let running: RunningEngine;
  let window: EngineWindow;

  beforeAll(async () => {
    expect(engine.programs.filter((program) => !existsSync(program))).toEqual([]);
    running = await engine.start();
  });
  afterAll(() => running.stop());
  afterEach(async () => {
    const { errors } = window;
    await window.close();
    expect(errors).toEqual([]);
  });

  /** Somebody in a new window. */
  async function someone(width = 1280): Promise<Person> {
    window = await running.open();
    await window.resize(width, 844);
    return new Person(window, baseUrl);
  }

  /** An editor before whom a screen is. */
  async function editorAt(address: string): Promise<Person> {
    const editor = await someone();
    await editor.open(`/login`);
    await editor.fill('Email', emailOf('editor'));
    await editor.fill('Password', password);
    await editor.click('button', says.login.signIn);
    await editor.reads(says.login.success);
    await editor.open(address);
    return editor;
  }

  test('the first visit shows the fonts and pictures of the site, and nothing hangs over', async () => {
    const visitor = await someone(390);
    // A font that comes too late waits for the next page: `font-display: optional`.
    await visitor.open('/consoles');
    await visitor.open('/');
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
    const visitor = await someone();
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

  test('a visitor opens a card and comes back to the place where it was', async () => {
    const visitor = await someone();
    await visitor.open('/consoles');
    await visitor.window.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await visitor.click('link', 'Nintendo DS');
    await visitor.sees('heading', 'Nintendo DS');
    await visitor.until(() => scrollY === 0);
    await visitor.window.back();
    await visitor.sees('heading', 'Console Catalogue');
    await visitor.until(() => scrollY > 600);
  });

  test('a visitor finds the palette of a game', async () => {
    const visitor = await someone();
    await visitor.open('/tools/palettes');
    await visitor.fill('Title or game', 'METROID2');
    await visitor.until(() => new URL(location.href).searchParams.get('title') === 'METROID2');
    await visitor.until(
      () => document.querySelector('main [role="status"]')?.textContent.includes('METROID2') === true,
    );
  });

  test('a visitor with a phone goes to another page by the menu', async () => {
    const visitor = await someone(390);
    await visitor.open('/');
    await visitor.click('button', 'Menu');
    await visitor.sees('button', 'Close');
    await visitor.click('link', 'Contact');
    await visitor.until(() => location.pathname === '/contact');
    await visitor.sees('button', 'Menu');
  });

  test('a visitor sends a message', async () => {
    const visitor = await someone();
    await visitor.open('/contact');
    await visitor.fill('Name', 'Ada Reader');
    await visitor.fill('Email', 'ada@reader.example');
    await visitor.fill('Message', `Written in ${engine.name}.`);
    await visitor.click('button', 'Send Message');
    await visitor.reads(sentToast);
  });

  test('an editor signs in, stays so after a reload, and signs out', async () => {
    const editor = await editorAt('/admin');
    await editor.reads(emailOf('editor'));
    await editor.click('button', says.logout.button);
    await editor.reads(says.logout.success);
    await editor.until(() => location.pathname === '/login');
  });

  test('an editor writes, takes back what was typed, pastes an address over words, and saves', async () => {
    const title = `Written in ${engine.name}`;
    const editor = await editorAt('/admin/blog/new');
    const content = () =>
      editor.window.evaluate(() => document.querySelector<HTMLTextAreaElement>('[name="content"]')?.value);
    await editor.fill('Title', title);
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
    await editor.click('button', says.postEditor.create);
    await editor.reads(says.postEditor.created);
    await editor.reads(title);
  });

  test('an editor uploads a picture', async () => {
    const editor = await editorAt('/admin/pictures');
    await editor.click('button', 'Upload Picture');
    await editor.upload(
      'Picture: file',
      path.join(import.meta.dirname, `../../public/images/${pictures[engine.name]}-placeholder.png`),
    );
    await editor.fill('Alternative text', `A placeholder, from ${engine.name}`);
    await editor.click('button', 'Upload');
    await editor.reads('Picture uploaded successfully');
    await editor.reads(`A placeholder, from ${engine.name}`);
  });

  test('an editor deletes a link once the dialog is confirmed', async () => {
    const title = `Linked in ${engine.name}`;
    await insertRows('links', [{ title, url: 'https://link.example/', category: 'Tools' }]);
    const editor = await editorAt('/admin/links');
    await editor.click('button', `Delete ${title}`);
    await editor.click('button', 'Delete');
    await editor.until((words) => !document.body.innerText.includes(words), title);
  });
});

afterAll(() => deleteRows('blog_posts', 'slug=like.written-in-*'));
