import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../dist');

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML in this style, and browsers accept the style.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // A list may have a name: https://www.w3.org/TR/wai-aria-1.2/#list
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A scrolling block of code is a region, so that screen readers read its name.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Editors choose the titles of articles.
    'long-title': 'off',
  },
});

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

test('html-validate accepts every page of a build', async () => {
  expect(pages.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateFile(path.join(folder, page));
    for (const { messages } of results)
      found.push(
        ...messages.map(({ ruleId, message, selector }) => `${page}: ${ruleId}: ${message} (${selector ?? ''})`),
      );
  }
  expect(found).toEqual([]);
});
