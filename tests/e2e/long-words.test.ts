import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { storeSessionRecord } from '../support/browser/accounts';
import { expectNoOverhang } from '../support/browser/axe';
import { baseUrl } from '../support/browser/base-url';
import { visit } from '../support/browser/browser';
import { adminScreens, publicScreens, show, type Screen } from '../support/browser/screens';

const word = 'handheld'.repeat(625);

/** Columns by which rows are found, linked, sorted or coloured; all other text becomes one long word. */
const keptColumns = /^(id|.*_id|created_by|slug|image|ogImage|color|role|date|.*_date|.*_at|key)$/;

/** Turns every text of the first two rows into one word without an end; addresses stay addresses. */
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

/** Rows of the lists that are empty in the seeds, the activity among them, by how they are asked for. */
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
    // Everything has changed, so that everything is asked for.
    if (route.request().url().includes('/content_stamps')) {
      const rows = (await response.json()) as object[];
      return route.fulfill({ response, json: rows.map((row) => ({ ...row, changed_at: 'just now' })) });
    }
    const row = rowsOfEmptyLists.find(([address]) => address.test(route.request().url()))?.[1];
    await route.fulfill({ response, json: row ? [row] : lengthened(await response.json()) });
  });
}

/** They show nothing of what is stored but the name of the site, or not at first. */
const withoutRows = [
  ...['404', 'link that no longer works', 'empty search', 'new post', 'new console'],
  // What they read is no table.
  ...['setup', 'own account'],
];
/** Their rows appear by what is chosen in a list, where a long word is none of the choices. */
const byChoice = ['Compatibility of a console', 'Sources of a console'];
const screens: readonly Screen[] = [...publicScreens, ...adminScreens].filter(
  ({ name }) => ![...withoutRows, ...byChoice].includes(name),
);

test.each(screens)('$name: a word of 5,000 letters in every text makes nothing scroll sideways', async (screen) => {
  // The picture that is made up is in no storage.
  const { page } = await visit({ expectedErrors: [/status of 404/, /\/images\/none\.webp/] });
  await lengthenAnswers(page);
  if (screen.as) await storeSessionRecord(page, baseUrl, screen.as);
  await show(page, screen);
  // In the text, or in what a form holds.
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
