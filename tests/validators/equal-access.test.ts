import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine/ace.js';
import { expect, test } from 'vitest';
import { adminScreens, expectedErrors, publicScreens, signInScreen } from '../support/browser/screens';
import { openScreen } from '../support/browser/staff';

declare global {
  interface Window {
    ace: { Checker: typeof Checker };
  }
}

const checker = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

const exceptions = [
  // An article is no landmark, and begins with its heading.
  'aria_article_label_unique',
  // A field of email addresses may hold a user name: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
  'input_autocomplete_valid',
];

test.each([...publicScreens, signInScreen, ...adminScreens])(
  'Equal Access finds no violation of WCAG 2.2 on the screen $name',
  async (screen) => {
    const { page } = await openScreen(screen, { expectedErrors });
    await page.evaluate(checker);
    const { results } = await page.evaluate(() => new window.ace.Checker().check(document, ['WCAG_2_2']));
    const violations = results.filter(
      ({ ruleId, value }) => value.join(' ') === 'VIOLATION FAIL' && !exceptions.includes(ruleId),
    );
    expect(violations.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)).toEqual([]);
  },
);
