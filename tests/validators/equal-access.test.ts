import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine/ace.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminScreens, expectedErrors, publicScreens, signInScreen } from '../support/browser/screens';
import { openScreen } from '../support/browser/staff';

declare global {
  interface Window {
    ace: { Checker: typeof Checker };
  }
}

const checker = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

const exceptions = new Set([
  // An article is no landmark, and begins with a heading.
  'aria_article_label_unique',
  // A field of email addresses may hold a user name:
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
  'input_autocomplete_valid',
]);

/** Exceptions that no screen has needed yet. */
const unneeded = new Set(exceptions);

/** Returns the faults that Equal Access finds on a page, without the exceptions. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(checker);
  const { results } = await page.evaluate(() => new window.ace.Checker().check(document, ['WCAG_2_2']));
  // Each page has at least 638 judgements.
  expect(results.length, 'judgements').toBeGreaterThan(400);
  const faults = results.filter(
    ({ ruleId, value, messageArgs }) =>
      value.join(' ') === 'VIOLATION FAIL' ||
      // Equal Access only recommends this rule, and exempts scrolling regions. But screen readers skip a name without
      // a role, so the finding counts as a fault.
      (ruleId === 'element_tabbable_role_valid' && messageArgs?.[0] === 'generic'),
  );
  for (const { ruleId } of faults) unneeded.delete(ruleId);
  return faults
    .filter(({ ruleId }) => !exceptions.has(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}

test.each([...publicScreens, signInScreen, ...adminScreens])(
  'Equal Access finds no violation of WCAG 2.2 on the screen $name',
  async (screen) => {
    const { page } = await openScreen(screen, { expectedErrors });
    expect(await faultsOf(page)).toEqual([]);
  },
);

test('Equal Access finds a picture without alternative text and a named block of code without a role', async () => {
  const { page } = await openScreen({ name: 'contact', address: '/contact' });
  await page.evaluate(() => {
    const code = document.createElement('pre');
    Object.assign(code, { textContent: 'code', tabIndex: 0, ariaLabel: 'Code' });
    document.querySelector('main')?.append(document.createElement('img'), code);
  });
  expect(await faultsOf(page)).toEqual([
    expect.stringMatching(/^img_alt_valid: .* <img>$/),
    expect.stringMatching(/^element_tabbable_role_valid: .* <pre /),
  ]);
});

test('each exception for Equal Access applies to some screen', () => {
  expect(Array.from(unneeded)).toEqual([]);
});
