import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Answer, Question, QuestionKey } from '@/features/tools/identify/guide-question';
import { GuidedWay } from '@/features/tools/identify/guided-way';
import { models, sizeOf, unknowns } from '@/features/tools/identify/identify-models';
import { sources, type Evidence } from '@/features/tools/identify/identify-sources';
import { followAnswers, noneKey, questions, appendAnswer } from '@/features/tools/identify/identify-way';
import { linkSockets, mainsAdapters } from '@/features/tools/identify/plug-tables';
import {
  checkDigit,
  developmentLetters,
  judgeSerial,
  recordedBeginnings,
  salesRegions,
  serialLetters,
  serialWords,
  switchLetters,
  switchRegions,
} from '@/features/tools/identify/serial-number';
import { markupOf, textIn, textsIn, valuesIn } from '../../support/markup';
import tools from './tools.json';

interface FileQuestion {
  group: string;
  question: string;
  answers: { sign: string; result?: string; goto?: string }[];
  note?: string;
  example?: string;
  sources: { title: string; url: string }[];
  confidence: string;
}

const file: FileQuestion[] = tools.identify.table;

function inFile(group: string, question: string): FileQuestion {
  const found = file.find((each) => each.group === group && each.question === question);
  if (!found) throw new Error(`The file has no ${group}: ${question}`);
  return found;
}

function answerOf(place: string): Answer {
  const [key = '', word] = place.split('.');
  const found = (questions as Record<string, Question>)[key]?.answers.find((each) => each.key === word);
  if (!found) throw new Error(`There’s no ${place}`);
  return found;
}

/** For each answer of the file, its places in the guide. An answer of several parts has several places. */
const placements: { group: string; question: string; at: QuestionKey[]; answers: string[][] }[] = [
  {
    group: 'start',
    question: 'How does it open?',
    at: ['start'],
    answers: [['upright'], ['wide'], ['one-screen'], ['two-screens'], ['wedge'], ['switch']].map(([key]) => [
      `start.${key}`,
    ]),
  },
  {
    group: 'GB upright',
    question: 'Which upright Game Boy?',
    at: ['upright'],
    answers: [['upright.game-boy'], ['upright.pocket'], ['upright.light'], ['upright.color']],
  },
  {
    group: 'GB original revisions',
    question: 'Which board (open the case, read the print)?',
    at: ['dmg-board'],
    answers: ['01', '02', '03', '04', '05', '06', '07-08'].map((number) => [`dmg-board.dmg-cpu-${number}`]),
  },
  {
    group: 'GB original revisions',
    question: 'Coloured shell?',
    at: ['shell'],
    answers: [['shell.bros'], ['shell.play-it-loud']],
  },
  {
    group: 'Pocket revisions',
    question: 'Is there a power lamp beside the screen?',
    at: ['lamp'],
    answers: [['lamp.none-there'], ['lamp.red']],
  },
  {
    group: 'Color revisions',
    question: 'Which board?',
    at: ['cgb-board'],
    answers: ['01', '02', '03', '04', '05', '06'].map((number) => [`cgb-board.cgb-cpu-${number}`]),
  },
  {
    group: 'wide',
    question: 'Which wide handheld?',
    at: ['wide'],
    answers: [['wide.advance'], ['wide.micro'], ['wide.lite']],
  },
  {
    group: 'Advance revisions',
    question: 'Which board?',
    at: ['agb-board'],
    answers: ['01', '02', '03-04', '10'].map((number) => [`agb-board.agb-cpu-${number}`]),
  },
  {
    group: 'SP',
    question: 'Front light or backlight?',
    at: ['light'],
    answers: [['light.ags-001'], ['light.ags-101']],
  },
  {
    group: 'SP',
    question: 'Genuine SP?',
    at: ['old-cartridges'],
    answers: [['old-cartridges.takes-them', 'old-cartridges.advance-only']],
  },
  {
    group: 'two screens',
    question: 'Which folding two-screen handheld?',
    at: ['two-screens', 'advance-slot', 'dsi', '3ds', 'new-3ds'],
    answers: [
      ['advance-slot.ds', 'two-screens.advance-slot'],
      ['advance-slot.lite', 'two-screens.advance-slot'],
      ['dsi.dsi', 'two-screens.cameras'],
      ['dsi.xl', 'two-screens.cameras'],
      ['3ds.3ds', 'two-screens.slide-pad'],
      ['3ds.xl', 'two-screens.slide-pad'],
      ['new-3ds.3ds', 'two-screens.c-stick'],
      ['new-3ds.3ds-xl', 'two-screens.c-stick'],
      ['new-3ds.2ds-xl', 'two-screens.c-stick'],
    ],
  },
  {
    group: 'Switch',
    question: 'Which Switch?',
    at: ['switch'],
    answers: [['switch.first'], ['switch.revised'], ['switch.lite']],
  },
  { group: 'Switch', question: 'Chinese Tencent model?', at: ['tencent'], answers: [['tencent.yes']] },
];

const cases = placements.map(({ group, question, ...rest }) => ({
  name: `${group}: ${question}`,
  group,
  question,
  ...rest,
}));

/** Words without a fact. */
const fillerWords =
  'a an and the of on at in is was it its to with or as that this those by for one same first then not no so but be do does'.split(
    ' ',
  );
/** Maps a word of the file to the word of the guide. */
const guideWords: Readonly<Record<string, string>> = {
  ...{
    recorded: 'record',
    says: 'reads',
    readable: 'read',
    ending: 'end',
    passed: 'got',
    some: 'few',
    judge: 'decides',
    set: 'leaves',
  },
  ...{ american: 'america', european: 'europe', japanese: 'japan' },
  // These words stand for facts that the guide lacks because no page confirms them.
  ...{ confirmed: 'found', stored: 'source', page: 'source', left: 'found', out: 'source' },
};

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9](?:[a-z0-9.()/'-]*[a-z0-9)])?/g) ?? [];
  return words.map((word) => (word.includes('(') ? word : word.replace(/\)+$|'s$/, '')));
}

/** Returns the words of the file that the guide lacks. */
function missing(from: string, ours: string): string[] {
  const ourWords = new Set(wordsOf(ours));
  const has = (word: string) => [word, `${word}s`, word.replace(/s$/, '')].some((each) => ourWords.has(each));
  return wordsOf(from).filter((word) => !fillerWords.includes(word) && !has(word) && !has(guideWords[word] ?? word));
}

const textOf = ({ sign, detail = '', text = '', model }: Answer) =>
  [sign, detail, text, model ? `${models[model].name} ${models[model].codes.join(' ')}` : ''].join(' ');
const wholeText = ({ question: title, hint = '', note = '', answers }: Question) =>
  [title, hint, note, ...answers.map(textOf)].join(' ');

const numbersOf = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);

/** Returns the titles and addresses of the sources, as in the file. */
function sourcesOf({ sources: keys }: Evidence) {
  return keys.map((key) =>
    key === 'ours' ? { title: 'Project fact file consoles.json', url: 'consoles.json of this project' } : sources[key],
  );
}

test('every question of the file is in the guide, or in the tables of plugs and serial numbers', () => {
  const elsewhere = ['Power jack', 'cartridge plug', 'serials DSi to New 2DS XL'];
  const inGuide = file.filter(({ group }) => !elsewhere.includes(group));
  expect(inGuide.map(({ group, question }) => `${group}: ${question}`).sort()).toEqual(
    cases.map(({ name }) => name).sort(),
  );
  const [placed, inGuideNow] = [cases.flatMap(({ at }) => at), Object.keys(questions)];
  // The file has the boards of the Pocket in a note.
  expect(inGuideNow.filter((key) => !placed.some((each) => each === key))).toEqual(['mgb-board']);
});

describe.each(cases)('$name', ({ group, question, at, answers }) => {
  const original = inFile(group, question);

  test('cites the sources and the confidence of the file', () => {
    for (const key of at) {
      expect(sourcesOf(questions[key])).toEqual(original.sources);
      expect(questions[key].confidence).toBe(original.confidence);
    }
  });

  test('gives exactly the answers of the file, each with all its facts', () => {
    expect(answers).toHaveLength(original.answers.length);
    const used = new Set(answers.flat());
    const own = at.flatMap((key) => questions[key].answers.map((answer) => `${key}.${answer.key}`));
    expect(own.filter((place) => !used.has(place))).toEqual([]);
    for (const [index, { sign, result = '' }] of original.answers.entries()) {
      const ours = [
        ...at.map((key) => questions[key].question),
        ...(answers[index] ?? []).map(answerOf).map(textOf),
      ].join(' ');
      expect({ sign, missing: missing(`${sign} ${result}`, ours) }).toEqual({ sign, missing: [] });
    }
  });

  test('contains no number that the file lacks', () => {
    const fileNumbers = numbersOf(JSON.stringify(original));
    const ours = at
      .flatMap((key) => questions[key].answers)
      .map(({ sign, detail = '', text = '' }) => [sign, detail, text].join(' '));
    expect([...numbersOf(ours.join(' '))].filter((number) => !fileNumbers.has(number))).toEqual([]);
  });

  test('keeps the note of the file', () => {
    const more = { 'Pocket revisions': wholeText(questions['mgb-board']), 'Advance revisions': unknowns.ribbons };
    const ours =
      at.map((key) => wholeText(questions[key])).join(' ') +
      (Object.entries(more).find(([key]) => key === group)?.[1] ?? '');
    expect(missing(original.note ?? '', ours)).toEqual([]);
  });
});

/** Returns the name of a model in the file, which omits "Nintendo". */
const shortName = (name: string) => name.replace('Nintendo ', '');

test('each answer leads to the model or the question that the file names', () => {
  const groups: Readonly<Record<string, QuestionKey>> = {
    'GB upright': 'upright',
    wide: 'wide',
    'two screens': 'two-screens',
    Switch: 'switch',
  };
  for (const { group, question, answers } of cases.filter(({ at }) => !at.some((key) => key === 'tencent'))) {
    for (const [index, { goto: next, result }] of inFile(group, question).answers.entries()) {
      const [place = ''] = answers[index] ?? [];
      const answer = answerOf(place);
      if (next && !result) expect(answer.next).toBe(groups[next]);
      else if (answer.model) {
        const name = shortName(models[answer.model].name);
        expect(result?.replace('Nintendo ', '').replace('revised ', '').replace('first ', '')).toMatch(
          new RegExp(`^${name}`),
        );
      } else expect(answer.text).toBeDefined();
    }
  }
  // One answer names a model and asks further questions.
  expect(answerOf('start.one-screen').model).toBe('game-boy-advance-sp');
  expect(models['game-boy-advance-sp'].more).toEqual(['light', 'old-cartridges']);
});

test('the guide lists the Pocket boards of the note', () => {
  const { note = '', sources: fileSources } = inFile('Pocket revisions', 'Is there a power lamp beside the screen?');
  const ours = questions['mgb-board'].answers.map(({ sign, text = '' }) => `${sign} ${text}`);
  const listed = note.replace('Boards: ', '').replace(/\.$/, '').split(', ');
  expect(ours).toHaveLength(listed.length);
  for (const [index, board] of listed.entries()) expect(missing(board, ours[index] ?? '')).toEqual([]);
  expect(numbersOf(ours.join(' '))).toEqual(numbersOf(note));
  expect(fileSources).toContainEqual(sourcesOf(questions['mgb-board'])[0]);
});

test.each([
  { group: 'cartridge plug', question: 'Which link socket?', table: linkSockets },
  { group: 'Power jack', question: 'Which mains adapter?', table: mainsAdapters },
])('$group: the table matches the file', ({ group, question, table }) => {
  const original = inFile(group, question);
  expect(table.rows).toHaveLength(original.answers.length);
  for (const [index, { sign, result }] of original.answers.entries()) {
    const row = table.rows[index];
    const ours = `${row?.sign} ${row?.belongsTo} ${table.warning ?? ''}`;
    expect(missing(`${sign} ${result}`, ours)).toEqual([]);
    expect(numbersOf(ours)).toEqual(numbersOf(sign));
  }
  expect(sourcesOf(table)).toEqual(original.sources);
  expect(table.confidence).toBe(original.confidence);
});

test('the guide lists the unknown facts of the file', () => {
  const [panels = '', ribbons = '', visible = ''] = tools.identify.unknown;
  expect(tools.identify.unknown).toHaveLength(3);
  expect(
    missing(panels.replace('Panel types', 'panel').replace(/no reliable.*/, 'no reliable source'), unknowns.panels),
  ).toEqual([]);
  expect(missing(ribbons.replace(/ contact .*/, ' contacts'), unknowns.ribbons)).toEqual([]);
  expect(
    missing(
      visible.replace('Visible differences within', 'visible difference').replace(/: none.*/, ''),
      unknowns.visible,
    ),
  ).toEqual([]);
});

describe('the tree', () => {
  /** Returns every way that ends at a model or a run of a model, and the model. */
  function ways(way = ''): { way: string; model: string | undefined }[] {
    const { current, model, steps } = followAnswers(way);
    const extended = (word: string) => (way === '' ? word : `${way}.${word}`);
    if (current) return questions[current].answers.flatMap(({ key }) => ways(extended(key)));
    const further = model && steps.length < 4 ? models[model].more : [];
    const remaining = further.filter((key) => !steps.some(({ question }) => question === key));
    return [{ way, model }, ...remaining.flatMap((key) => ways(extended(key)))];
  }

  test('reaches every console and every question', () => {
    const all = ways();
    expect(new Set(all.map(({ model }) => model))).toEqual(new Set(Object.keys(models)));
    expect(Object.keys(models)).toHaveLength(19);
    const visited = new Set(all.flatMap(({ way }) => followAnswers(way).steps.map(({ question }) => question)));
    expect(visited).toEqual(new Set(Object.keys(questions)));
    expect(all.every(({ way }) => !followAnswers(way).lost && followAnswers(way).valid === way)).toBe(true);
  });

  test.each(Object.entries(questions))('gives each answer of %s a unique key and drawing', (_, { answers }) => {
    expect(new Set(answers.map(({ key }) => key)).size).toBe(answers.length);
    expect(new Set(answers.map(({ drawing }) => JSON.stringify(drawing))).size).toBe(answers.length);
    for (const { key } of answers) expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(answers.some(({ key }) => key === noneKey)).toBe(false);
  });

  test.each([
    ['nonsense', ''],
    ['upright.nonsense', 'upright'],
    ['upright.game-boy.lamp', 'upright.game-boy'],
    ['upright.none.shell', 'upright.none'],
    ['wide..micro', 'wide'],
    ['toString', ''],
    ['upright.game-boy.constructor', 'upright.game-boy'],
  ])('follows the way %s up to the first unknown answer', (way, valid) => {
    expect(followAnswers(way)).toMatchObject({ valid, lost: true });
  });
});

describe('the guide', () => {
  const hrefTo = (way: string) => `/guide?way=${way}`;
  const drawn = new Map<string, string>();
  function markupAt(way: string): string {
    const markup = drawn.get(way) ?? markupOf(GuidedWay, { way, hrefTo });
    drawn.set(way, markup);
    return markup;
  }
  /** Returns the markup without the list of earlier answers. */
  const shownAt = (way: string) => markupAt(way).split('<section aria-labelledby="answers-so-far"')[0] ?? '';
  const wordsAt = (way: string) => textIn(shownAt(way));
  const links = (markup: string) => valuesIn(markup, 'a', 'href').filter((href) => href.startsWith(hrefTo('')));

  /** Says whether the way answers a question about the model. The other questions about the model stay the same. */
  const isRun = (way: string) => {
    const { current, model, steps } = followAnswers(way);
    return !current && model !== undefined && models[model].more.some((key) => key === steps.at(-1)?.question);
  };

  /** Returns every place that a visitor can reach by answers. Each way has at most one question about a model. */
  function placesFrom(way: string): string[] {
    const { current, model } = followAnswers(way);
    const nextKeys = current
      ? [...questions[current].answers.map(({ key }) => key), noneKey]
      : model
        ? models[model].more
        : [];
    return [way, ...(isRun(way) ? [] : nextKeys.flatMap((key) => placesFrom(appendAnswer(way, key))))];
  }

  const places = placesFrom('');

  test('the links lead from the start to exactly the reachable places', () => {
    const reached = new Set(['']);
    for (const way of reached) {
      for (const href of isRun(way) ? [] : links(shownAt(way))) reached.add(href.replace(hrefTo(''), ''));
    }
    expect([...reached].sort()).toEqual([...places].sort());
    expect(places.every((way) => !followAnswers(way).lost)).toBe(true);
  });

  test('each question shows its number, a drawn link for each answer, and a link for "None of these"', () => {
    for (const way of places) {
      const { current, steps } = followAnswers(way);
      if (!current) continue;
      const { question: title, answers } = questions[current];
      const shown = shownAt(way);
      expect(textsIn(shown, 'h2'), way).toEqual([`Question ${steps.length + 1} ${title}`]);
      expect(links(shown), way).toEqual(
        [...answers.map(({ key }) => key), noneKey].map((key) => hrefTo(appendAnswer(way, key))),
      );
      expect(textsIn(shown, 'li'), way).toEqual([
        ...answers.map(({ sign, detail }) => expect.stringContaining(detail ? `${sign} ${detail}` : sign) as string),
        expect.stringContaining('None of these') as string,
      ]);
      expect(shown.match(/<li>.*?<svg[^>]* aria-hidden="true".*?<\/li>/gs), way).toHaveLength(answers.length + 1);
    }
  });

  test('each result shows its model with picture, code, size and serial letters, and the facts of the run', () => {
    for (const way of places) {
      const { current, model, code, steps } = followAnswers(way);
      if (current || !model) continue;
      const { name, codes, more, open } = models[model];
      const answer = steps.at(-1)?.answer;
      const shown = shownAt(way);
      const heading = isRun(way) ? `${name}: ${answer?.sign ?? 'not on record'}` : name;
      expect(textsIn(shown, 'h2'), way).toEqual([`Your answers lead to ${heading}`]);
      expect(valuesIn(shown, 'img', 'src'), way).toEqual([`/images/consoles/${model}.svg`]);
      expect(textsIn(shown, 'a', `href="/consoles/${model}"`), way).toEqual([`All about the ${name}`]);
      expect(textIn(shown)).toContain(`Model code${code ?? codes.join(' or ')}Size${sizeOf(models[model])}`);
      const texts = [serialWords(model, code), answer?.text, open, answer ? '' : 'Your console may still be fine'];
      for (const words of texts) expect(textIn(shown)).toContain(words ?? '');
      const remaining = more.filter((key) => !steps.some((step) => step.question === key));
      expect(links(shown), way).toEqual(remaining.map((key) => hrefTo(appendAnswer(way, key))));
      for (const key of remaining) expect(textIn(shown)).toContain(questions[key].question);
      expect(textsIn(shown, 'h3'), way).toEqual(remaining.length > 0 || open ? ['Narrow it down further'] : []);
    }
  });

  test('each place after the start shows the earlier answers, with links that change an answer or start again', () => {
    for (const way of places) {
      const { steps } = followAnswers(way);
      const [, list = ''] = markupAt(way).split('<section aria-labelledby="answers-so-far"');
      expect(textsIn(list, 'li'), way).toEqual(
        steps.map(({ question, answer }) => {
          const { question: title } = questions[question];
          return `${title}${answer?.sign ?? 'None of these'}Change: ${title}`;
        }),
      );
      expect(links(list), way).toEqual(way === '' ? [] : [...steps.map((step) => hrefTo(step.way)), hrefTo('')]);
    }
  });

  test.each([
    ['one-screen', 'AGS-001 or AGS-101'],
    ['one-screen.light.none', 'AGS-001 or AGS-101'],
    ['one-screen.light.ags-001', 'AGS-001'],
    ['one-screen.light.ags-101', 'AGS-101'],
    ['one-screen.light.ags-101.old-cartridges.takes-them', 'AGS-101'],
    ['switch.first', 'HAC-001'],
    ['switch.revised', 'HAC-001(-01)'],
  ])('the way %s shows the model code %s', (way, code) => {
    expect(wordsAt(way)).toContain(`Model code${code}Size`);
  });

  test('a chosen run of the Switch shows only the serial letters of this run', () => {
    expect(wordsAt('switch.revised')).toContain('Its serial number begins with XK.');
  });

  test('a result of the Advance says how many contacts the ribbon may have', () => {
    expect(wordsAt('wide.advance')).toContain('32 or 40 contacts');
  });

  test.each([
    ['two-screens.c-stick', 'Confidence: high, but not for the 142 mm and the 260 g: we found no source for them.'],
    ['two-screens.c-stick.3ds', 'Confidence: high, but not for the 142 mm and the 260 g: we found no source for them.'],
    ['upright.game-boy.dmg-board', 'Confidence: medium. Source: gb-hardware-db: opened DMG consoles'],
  ])('the way %s shows its confidence and the measures without a source', (way, words) => {
    expect(wordsAt(way)).toContain(words);
  });

  test('when no answer fits, the guide ends with a link to the list of model codes', () => {
    const shown = shownAt('upright.none');
    expect(textsIn(shown, 'h2')).toEqual(['We can’t tell which one this is']);
    expect(textsIn(shown, 'a', 'href="#model-codes"')).toEqual(['list of model codes']);
  });

  test('an invalid way shows a note and the last valid place, and a valid way shows no note', () => {
    const [status] = textsIn(shownAt('upright.game-gear'), 'p', 'role="status"');
    expect(status).toMatch(/^Part of this link isn’t valid/);
    expect(textsIn(shownAt('upright.game-gear'), 'h2')).toEqual(textsIn(shownAt('upright'), 'h2'));
    for (const way of places) expect(shownAt(way), way).not.toContain('role="status"');
  });
});

test('an answer that decides between the codes of a model has one code', () => {
  const withCodes = Object.values<Question>(questions)
    .flatMap(({ answers }) => answers)
    .flatMap(({ sign, code }) => (code ? [{ sign, code }] : []));
  const several = Object.values(models).flatMap(({ codes }) => (codes.length > 1 ? codes : []));
  expect(withCodes.map(({ code }) => code).sort()).toEqual([...several].sort());
  for (const { sign, code } of withCodes) expect(sign.split(' ')).toContain(code);
  expect(followAnswers('one-screen.light.ags-101.old-cartridges.takes-them').code).toBe('AGS-101');
  expect(followAnswers('switch.revised.tencent.yes').code).toBe('HAC-001(-01)');
  expect(followAnswers('one-screen.light.none').code).toBeUndefined();
});

interface Source {
  field: string;
  hasTitle: boolean;
  note: string;
}

/** Returns the facts of the seeds and their sources, by slug. */
function catalogue(): Record<string, { facts: Record<string, unknown>; sources: Source[] }> {
  const seed = readFileSync('supabase/seeds/02_consoles.sql', 'utf8');
  const [, json = ''] = seed.split('$facts$');
  const facts = JSON.parse(json) as Record<string, Record<string, unknown>>;
  const ids = new Map(Array.from(seed.matchAll(/\('([0-9a-f-]{36})', '([a-z0-9-]+)'/g), ([, id, slug]) => [slug, id]));
  const rows = readFileSync('supabase/seeds/05_console_sources.sql', 'utf8').split('\n');
  const sourcesOf = (id = '') =>
    rows.flatMap((row): Source[] => {
      const [, field = '', title] = new RegExp(`^ {2}\\('[0-9a-f-]{36}', '${id}', '([^']+)', (null|')`).exec(row) ?? [];
      return field === '' ? [] : [{ field, hasTitle: title !== 'null', note: row }];
    });
  return Object.fromEntries(
    Object.entries(facts).map(([slug, values]) => [slug, { facts: values, sources: sourcesOf(ids.get(slug)) }]),
  );
}

test('the guide names each measure without a source, next to the confidence', () => {
  const consoles = catalogue();
  const units = { width_mm: 'mm', weight_g: 'g' };
  const excepted = Object.entries<Question>(questions).flatMap(([key, { answers }]) =>
    answers.flatMap(({ sign, detail = '', model = '' }) => {
      const { facts = {}, sources: cited = [] } = consoles[model] ?? {};
      return Object.entries(units).flatMap(([field, unit]) => {
        const measure = `${String(facts[field])} ${unit}`;
        const isShown = `${sign} ${detail}`.match(/[\d.]+ (?:mm|g)\b/g)?.includes(measure);
        const isSourced = cited.some((each) => each.field === field && each.hasTitle);
        return isShown && !isSourced ? [{ key, measure }] : [];
      });
    }),
  );
  expect(excepted).toEqual([
    { key: 'new-3ds', measure: '142 mm' },
    { key: 'new-3ds', measure: '260 g' },
  ]);
  for (const { measure } of excepted) expect(questions['new-3ds'].unsourced).toContain(measure);
  const others = Object.entries<Question>(questions).filter(([key]) => key !== 'new-3ds');
  expect(others.filter(([, { unsourced }]) => unsourced !== undefined)).toEqual([]);
});

test('the guide has the model codes and sizes of the catalogue', () => {
  const consoles = catalogue();
  expect(Object.keys(consoles).sort()).toEqual(Object.keys(models).sort());
  for (const [slug, { codes, size, unsure = false }] of Object.entries(models)) {
    const { facts, sources: cited } = consoles[slug] ?? { facts: {}, sources: [] };
    expect({ slug, codes, size }).toEqual({
      slug,
      codes: facts.model_codes,
      size: [facts.width_mm, facts.height_mm, facts.depth_mm],
    });
    expect({ slug, unsure }).toEqual({
      slug,
      unsure: cited.some(({ field, note }) => field === 'width_mm' && note.includes('no source')),
    });
  }
});

describe('the rules of serial numbers', () => {
  const group = 'serials DSi to New 2DS XL';
  const letters = inFile(group, 'First letter of the serial number');
  const regions = inFile(group, 'Next letters: sales region and lock');
  const digits = inFile(group, 'Is the number plausible? (can be computed)');

  test('match the first letters of the file', () => {
    const ours = Object.entries(serialLetters).map(([sign, slug]) => ({ sign, result: shortName(models[slug].name) }));
    expect(ours).toEqual(letters.answers);
    for (const letter of developmentLetters) expect(letters.note).toMatch(new RegExp(`\\b${letter}\\b`));
    expect(letters.note).toContain('E, R, P and V');
    expect(developmentLetters).toHaveLength(4);
  });

  test('match the regions of the file', () => {
    expect(salesRegions).toHaveLength(regions.answers.length);
    for (const [index, { sign, result = '' }] of regions.answers.entries()) {
      const [first = '', followed = ''] = sign.split(', followed by ');
      const next = followed === '' ? [''] : followed.split(/, | or /);
      const region = salesRegions[index];
      expect(region?.letters).toEqual(next.map((letter) => first + letter));
      expect(missing(result, `${region?.place}, ${region?.lock}`)).toEqual([]);
    }
  });

  test('cite the sources of the file', () => {
    expect([letters.sources, digits.sources, regions.sources]).toEqual([
      [sources.serials],
      [sources.serials],
      [sources.regions],
    ]);
    expect([letters, regions, digits].map(({ confidence }) => confidence)).toEqual(['high', 'high', 'high']);
  });

  test('compute the check digit of the file', () => {
    const [number = ''] = digits.example?.split(':') ?? [];
    expect(number).toBe('CW404567772');
    expect(checkDigit(number.slice(2, 10))).toBe(2);
    expect(digits.answers[0]?.result).toContain('3 × sum of the 2nd, 4th, 6th, 8th + sum of the 1st, 3rd, 5th, 7th');
    expect(checkDigit('00000000')).toBe(0);
    expect(checkDigit('10000000')).toBe(9);
    expect(checkDigit('01000000')).toBe(7);
  });

  test('match the Switch letters of the file', () => {
    const { answers, note = '' } = inFile('Switch', 'Which Switch?');
    for (const { sign, result = '' } of answers) {
      const beginning = /serial (..)\.\.\./.exec(sign)?.[1] ?? '';
      expect(missing(result.replace(/ of.*| \(.*/, ''), switchLetters[beginning]?.text ?? '')).toEqual([]);
      expect(switchLetters[beginning]?.code).toBe(sign.split(/, /)[0]?.replace(' on the back', ''));
    }
    const thirdLetters = Object.entries(switchRegions).map(
      ([letter, place]) => `${letter} ${place.replace('the ', '').replace(' or ', ' and ')}`,
    );
    expect(note).toContain(`Third letter: ${thirdLetters.join(', ')}`);
  });

  test('match the recorded beginnings of the file', () => {
    const { note, source, ...recorded } = tools.identify.serialPrefixesRecorded;
    expect(Object.fromEntries(recordedBeginnings.map(([slug, each]) => [models[slug].name, each]))).toEqual(recorded);
    expect(source).toBe(sources.hardware.url);
    expect(note).toContain('137 in all');
  });
});

describe('a serial number', () => {
  const plausible = { verdict: 'Plausible' };

  test.each([
    ['TW100000009', 'nintendo-dsi', 'North America', 'American lock'],
    ['WJF100000009', 'nintendo-dsi-xl', 'Japan', 'Japanese lock'],
    ['CJH100000009', 'nintendo-3ds', 'Japan', 'Japanese lock'],
    ['SJM100000009', 'nintendo-3ds-xl', 'Japan', 'Japanese lock'],
    ['AEF100000009', 'nintendo-2ds', 'Europe', 'European lock'],
    ['YEH100000009', 'new-nintendo-3ds', 'Europe', 'European lock'],
    ['QEM100000009', 'new-nintendo-3ds-xl', 'Europe', 'European lock'],
    ['AAH100000009', 'nintendo-2ds', 'Australia', 'European lock'],
    ['QS100000009', 'new-nintendo-3ds-xl', 'the Middle East and South-East Asia', 'American lock'],
    ['CW404567772', 'nintendo-3ds', 'North America', 'American lock'],
    ['cw4-0456 7772', 'nintendo-3ds', 'North America', 'American lock'],
    [' ＣＷ404567772 ', 'nintendo-3ds', 'North America', 'American lock'],
  ])('%s is a plausible number of the %s for %s', (number, model, place, lock) => {
    const finding = judgeSerial(number);
    expect(finding).toMatchObject({ ...plausible, model });
    expect(finding.lines[1]).toContain(`${place}: ${lock}.`);
  });

  test.each(['CW404567770', 'CW404567771', 'CW404567773', 'CW404567779'])(
    '%s is not plausible, and the finding gives the expected digit',
    (number) => {
      const { verdict, lines } = judgeSerial(number);
      expect(verdict).toBe('Not plausible');
      expect(lines.join(' ')).toContain(`after 40456777 it would be 2, and this has ${number.at(-1)}.`);
    },
  );

  test.each([
    ['', 'Incomplete', 'first three characters'],
    ['CW', 'Incomplete', 'first three characters'],
    ['CW4045677', 'Incomplete', 'needs nine digits, and this has 7.'],
    ['CW40456777', 'Incomplete', 'needs nine digits, and this has 8.'],
    ['CW4045677721', 'Not plausible', 'has nine digits, and this has 10.'],
    ['CWO04567772', 'Incomplete', 'no region WO'],
    ['CW4O4567772', 'Not plausible', 'O and 0'],
    ['CUH404567772', 'No rule known', 'no region UH'],
    ['C404567772', 'No rule known', 'missing after it'],
    ['ZW404567772', 'No rule known', 'begins with ZW'],
    ['404567772', 'No rule known', 'begins with 4'],
    ['EW404567772', 'No rule known', 'development units'],
    ['VW404567772', 'No rule known', 'development units'],
    ['ĆW404567772', 'Not plausible', 'digits only'],
  ])('%j gets the verdict %s', (number, verdict, line) => {
    const finding = judgeSerial(number);
    expect(finding.verdict).toBe(verdict);
    expect(finding.lines.join(' ')).toContain(line);
  });

  test('the finding judges the check digit even for an unknown region', () => {
    expect(judgeSerial('CUH404567772').lines.join(' ')).toContain('The check digit 2 fits.');
    expect(judgeSerial('CUH404567773').verdict).toBe('Not plausible');
  });

  test.each([
    ['XAW10012345678', 'nintendo-switch', 'the first Switch', 'the Americas'],
    ['XAJ10012345678', 'nintendo-switch', 'the first Switch', 'Japan or Europe'],
    ['xkw-100 12345678', 'nintendo-switch', 'HAC-001(-01)', 'the Americas'],
    ['XKJ10012345678', 'nintendo-switch', 'HAC-001(-01)', 'Japan or Europe'],
    ['XKK10012345678', 'nintendo-switch', 'HAC-001(-01)', 'Korea'],
    ['XKC10012345678', 'nintendo-switch', 'HAC-001(-01)', 'China'],
    ['XJW10012345678', 'nintendo-switch-lite', 'the Switch Lite', 'the Americas'],
    ['XJJ10012345678', 'nintendo-switch-lite', 'the Switch Lite', 'Japan or Europe'],
    ['XAWF0012345678', 'nintendo-switch', 'factory unit', 'the Americas'],
  ])('the letters of the Switch number %s name its model and region', (number, model, words, place) => {
    const finding = judgeSerial(number);
    expect(finding).toMatchObject({ verdict: 'Known beginning', model });
    expect(finding.lines.join(' ')).toContain(words);
    expect(finding.lines.join(' ')).toContain(place);
  });

  test.each(['XKE10012345678', 'XKWG1234', 'XJWFF123'])(
    '%s has unrecorded letters of a Switch, so no rule applies',
    (number) => {
      expect(judgeSerial(number)).toMatchObject({
        verdict: 'No rule known',
        model: expect.stringContaining('switch') as string,
      });
    },
  );

  const beginnings = recordedBeginnings.flatMap(([model, each]) => each.map((beginning) => ({ beginning, model })));
  test.each(beginnings)('the beginning $beginning fits the records and proves nothing', ({ beginning, model }) => {
    const { lines, ...finding } = judgeSerial(`${beginning}1234567`);
    expect(finding).toEqual({ verdict: 'Fits what’s recorded', model });
    expect(lines.join(' ')).toContain('it proves nothing');
  });

  test.each([
    ['AJ12345678', 'game-boy-advance'],
    ['AJF100000009', 'nintendo-2ds'],
    ['AH12345678', 'game-boy-advance'],
    ['AAH100000009', 'nintendo-2ds'],
    ['CH1234567', 'game-boy-color'],
    ['XA12345678', 'game-boy-advance-sp'],
    ['XAW10012345678', 'nintendo-switch'],
    ['XAWF1234', 'nintendo-switch'],
    ['XJ12345678', 'game-boy-advance-sp'],
    ['XJJ10012345678', 'nintendo-switch-lite'],
  ])('%s belongs to the %s, and not to another model with these first letters', (number, model) => {
    const finding = judgeSerial(number);
    expect(finding.model).toBe(model);
    expect(finding.also).toBeUndefined();
  });

  // These are numbers of opened consoles in gb-hardware-db.
  test.each([
    ['XEH10804638', 'game-boy-advance-sp'],
    ['XEH20137204', 'game-boy-advance-sp'],
    ['XJF10394673', 'game-boy-advance-sp'],
    ['XJH14504809', 'game-boy-advance-sp'],
    ['XAF50521904', 'game-boy-advance-sp'],
    ['XU30426483-2', 'game-boy-advance-sp'],
    ['MJF10059445', 'game-boy-micro'],
    ['MEF10379532', 'game-boy-micro'],
    ['MEH10272643', 'game-boy-micro'],
    ['AC16033420', 'game-boy-advance'],
    ['AU11463067-4', 'game-boy-advance'],
    ['C10203977', 'game-boy-color'],
    ['CG10004893-3', 'game-boy-color'],
    ['M10039462', 'game-boy-pocket'],
    ['MG10718164-0', 'game-boy-pocket'],
    ['L10010466', 'game-boy-light'],
    ['G76691576-1', 'game-boy'],
    ['GM1000455', 'game-boy'],
  ])('the number %s of a real console fits the %s', (number, model) => {
    const { lines, ...finding } = judgeSerial(number);
    expect(finding).toEqual({ verdict: 'Fits what’s recorded', model });
    expect(lines.join(' ')).toContain(
      `Recorded numbers of the ${models[model as keyof typeof models].name} begin with`,
    );
    expect(lines.join(' ')).not.toContain('Switch');
  });

  test.each([
    ['XJJ12345678', 'nintendo-switch-lite', 'game-boy-advance-sp'],
    ['XJW', 'nintendo-switch-lite', 'game-boy-advance-sp'],
    ['XAW12345678', 'nintendo-switch', 'game-boy-advance-sp'],
    ['XAE10012345678', 'nintendo-switch', 'game-boy-advance-sp'],
    ['AJF100000008', 'nintendo-2ds', 'game-boy-advance'],
    ['AJF10000000', 'nintendo-2ds', 'game-boy-advance'],
    ['ACF100000009', 'nintendo-2ds', 'game-boy-advance'],
    ['CHF100000009', 'nintendo-3ds', 'game-boy-color'],
  ] as const)('%s could belong to the %s or the %s, and the finding names both', (number, model, also) => {
    const { lines, ...finding } = judgeSerial(number);
    expect(finding).toEqual({ verdict: 'Could be either', model, also });
    expect(lines[0]).toBe(`It could be a ${models[model].name}.`);
    expect(lines.at(-1)).toContain(`It could also be a ${models[also].name}: recorded numbers begin with`);
  });

  test('a number of 14 characters exceeds the recorded length of the SP, and the finding says so', () => {
    const tooLong = 'have 11 characters, and this has 14';
    expect(judgeSerial('XAE10012345678').lines.join(' ')).toContain(tooLong);
    expect(judgeSerial('XJJ12345678').lines.join(' ')).not.toContain('characters');
  });

  test.each(['GX1234567', 'MJFF1234567', 'XEHH1234567', 'L1'])('%s fits no recorded beginning', (number) => {
    expect(judgeSerial(number).verdict).not.toBe('Fits what’s recorded');
    expect(judgeSerial(number).model).toBeUndefined();
  });

  test.each([
    ['CW404567772', 'Plausible', 'C is the Nintendo 3DS.'],
    ['cw-4045 6777-2', 'Plausible', 'W is for North America: American lock.'],
    ['XKJ10012345678', 'Known beginning', 'XK is the revised Switch, HAC-001(-01), and J is for Japan or Europe.'],
    ['XJF10394673', 'Fits what’s recorded', 'Recorded numbers of the Game Boy Advance SP begin with XJ, XE, XU or XA.'],
    ['MG1234567', 'Fits what’s recorded', 'Recorded numbers of the Game Boy Pocket begin with M1, MG or MH.'],
    ['ZZ1234', 'No rule known', 'We know no rule for a number that begins with ZZ.'],
  ])('%s gets the verdict %j in the words of the page', (number, verdict, line) => {
    const finding = judgeSerial(number);
    expect(finding.verdict).toBe(verdict);
    expect(finding.lines).toContain(line);
  });

  test('never gets a word such as "genuine"', () => {
    const texts = ['CW404567772', 'CW404567773', 'XKJ1', 'XJJ1', 'GM1234567', 'ZZ123'].flatMap((number) => {
      const { verdict, lines } = judgeSerial(number);
      return [verdict, ...lines];
    });
    expect(texts.join(' ')).not.toMatch(/genuine|authentic|original|real|fake/i);
  });

  test('gets words for each model', () => {
    expect(serialWords('game-boy')).toBe('Recorded serial numbers begin with G, GM or GH.');
    expect(serialWords('nintendo-dsi')).toBe('Its serial number begins with T.');
    expect(serialWords('nintendo-switch')).toBe('Its serial number begins with XA or XK.');
    expect(serialWords('nintendo-switch', 'HAC-001')).toBe('Its serial number begins with XA.');
    expect(serialWords('nintendo-switch', 'HAC-001(-01)')).toBe('Its serial number begins with XK.');
    expect(['nintendo-ds', 'nintendo-ds-lite', 'new-nintendo-2ds-xl'].map((slug) => serialWords(slug))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
