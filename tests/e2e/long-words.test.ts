import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { storeSessionRecord } from '../support/browser/accounts';
import { expectNoOverhang } from '../support/browser/axe';
import { baseUrl } from '../support/browser/base-url';
import { visit } from '../support/browser/browser';
import { adminScreens, publicScreens, show, type Screen } from '../support/browser/screens';

const word = 'handheld'.repeat(625);

/** Columns that find, link, sort or colour rows. Every other text becomes one long word. */
const keptColumns = /^(id|.*_id|created_by|slug|image|ogImage|color|role|date|.*_date|.*_at|key)$/;

/** Turns each text of the first two rows into one long word. Addresses stay addresses. */
function lengthened(value: unknown, column = ''): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => (index < 2 ? lengthened(item, column) : (item as unknown)));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]));
  }
  if (typeof value !== 'string' || keptColumns.test(column)) return value;
  if (column === 'url') return `https://long.example/${word}`;
  if (column === 'content')
    return `# ${word}\n\n${word} **${word}** [${word}](https://long.example/)\n\n> ${word}\n- ${word}`;
  return word;
}

/** Maps the address of a request to one row, for lists that the seeds leave empty, such as the activity. */
const rowsOfEmptyLists: readonly (readonly [address: RegExp, row: object])[] = [
  [
    /\/pictures\?/,
    { id: 'picture', name: 'none.webp', file_name: word, alt: word, created_at: '2026-01-01T00:00:00Z' },
  ],
  [
    /\/revisions\?select=id\b/,
    {
      ...{ id: 1, at: '2026-01-01T00:00:00Z', actor: null, operation: 'delete', gone: true },
      ...{ table_name: 'blog_posts', row_id: 'b0000000-0000-4000-8000-000000000001', title: word },
    },
  ],
  [
    /\/contact_messages\?/,
    {
      ...{ id: '00000000-0000-4000-8000-000000000001', created_at: '2026-01-01T00:00:00Z', state: 'read' },
      ...{ name: word, email: `${word}@${word}`, subject: word, message: word },
    },
  ],
  [
    /\/content_reports\?/,
    {
      ...{ checked_at: '2026-01-01T00:00:00Z', addresses: 1 },
      findings: [
        {
          ...{ kind: 'broken-link', thing: 'site', id: null, title: word, detail: word },
          address: `https://long.example/${word}`,
        },
      ],
    },
  ],
];

async function lengthenAnswers(page: Page): Promise<void> {
  await page.route('**/rest/v1/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    // These stamps claim a change of each kind, so that the browser reads all content.
    if (route.request().url().includes('/content_stamps')) {
      const rows = (await response.json()) as object[];
      return route.fulfill({ response, json: rows.map((row) => ({ ...row, changed_at: 'just now' })) });
    }
    const row = rowsOfEmptyLists.find(([address]) => address.test(route.request().url()))?.[1];
    await route.fulfill({ response, json: row ? [row] : lengthened(await response.json()) });
  });
}

/** Screens that show no stored text at first, except for the name of the site. */
const withoutRows = [
  ...['404', 'link that no longer works', 'empty search', 'new post', 'new console'],
  // These screens read no table.
  ...['setup', 'own account'],
];
/** Screens that show only rows with a value from a list. The list has no long word, so these screens show none. */
const byChoice = ['Compatibility of a console', 'Sources of a console'];
const screens: readonly Screen[] = [...publicScreens, ...adminScreens].filter(
  ({ name }) => ![...withoutRows, ...byChoice].includes(name),
);

test.each(screens)('$name: a word of 5,000 letters in every text makes nothing scroll sideways', async (screen) => {
  // The storage has no file for the invented picture.
  const { page } = await visit({ expectedErrors: [/status of 404/, /\/images\/none\.webp/] });
  await lengthenAnswers(page);
  if (screen.as) await storeSessionRecord(page, baseUrl, screen.as);
  await show(page, screen);
  // The word is in the text or in a field.
  await page.waitForFunction(
    (text) =>
      document.body.textContent.includes(text) ||
      Array.from(document.querySelectorAll('input, textarea')).some(
        (field) => 'value' in field && String(field.value).includes(text),
      ),
    word,
  );
  await expectNoOverhang(page);
});
