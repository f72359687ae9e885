import { listed } from '@/lib/english';
import { models, type ConsoleSlug } from './identify-models';

/** First letters of the numbers since the DSi. The letter of the New 2DS XL is not confirmed. */
export const serialLetters: Readonly<Record<string, ConsoleSlug>> = {
  T: 'nintendo-dsi',
  W: 'nintendo-dsi-xl',
  C: 'nintendo-3ds',
  S: 'nintendo-3ds-xl',
  A: 'nintendo-2ds',
  Y: 'new-nintendo-3ds',
  Q: 'new-nintendo-3ds-xl',
};

export const developmentLetters = 'ERPV';

interface SalesRegion {
  letters: readonly string[];
  place: string;
  lock: string;
}

/** The places of sale by the letters after the first letter. */
export const salesRegions: readonly SalesRegion[] = [
  { letters: ['W'], place: 'North America', lock: 'American lock' },
  { letters: ['JF', 'JH', 'JM'], place: 'Japan', lock: 'Japanese lock' },
  { letters: ['EF', 'EH', 'EM'], place: 'Europe', lock: 'European lock' },
  { letters: ['AH'], place: 'Australia', lock: 'European lock' },
  { letters: ['S'], place: 'the Middle East and South-East Asia', lock: 'American lock' },
];

export const switchLetters: Readonly<Record<string, { slug: ConsoleSlug; text: string; code: string }>> = {
  XA: { slug: 'nintendo-switch', text: 'the first Switch', code: 'HAC-001' },
  XK: { slug: 'nintendo-switch', text: 'the revised Switch', code: 'HAC-001(-01)' },
  XJ: { slug: 'nintendo-switch-lite', text: 'the Switch Lite', code: 'HDH-001' },
};

/** Maps the third letter of a Switch's number to its region. */
export const switchRegions: Readonly<Record<string, string>> = {
  W: 'the Americas',
  J: 'Japan or Europe',
  K: 'Korea',
  C: 'China',
};

/** The beginnings of 137 recorded numbers: two characters, or a single G before a digit. */
export const recordedBeginnings: readonly (readonly [ConsoleSlug, readonly string[]])[] = [
  ['game-boy', ['G', 'GM', 'GH']],
  ['game-boy-pocket', ['M1', 'MG', 'MH']],
  ['game-boy-light', ['L1']],
  ['game-boy-color', ['C1', 'C2', 'CG', 'CH']],
  ['game-boy-advance', ['AJ', 'AU', 'AH', 'AC']],
  ['game-boy-advance-sp', ['XJ', 'XE', 'XU', 'XA']],
  ['game-boy-micro', ['MJ', 'ME']],
];

/** The length of every recorded number of an SP, with letters and digits. */
export const spCharacters = 11;

export interface SerialFinding {
  verdict:
    | 'Plausible'
    | 'Not plausible'
    | 'Incomplete'
    | 'Known beginning'
    | 'Fits what’s recorded'
    | 'Could be either'
    | 'No rule known';
  lines: string[];
  model?: ConsoleSlug;
  /** The second console that the number may belong to. */
  also?: ConsoleSlug;
}

type NamedFinding = SerialFinding & { model: ConsoleSlug };

/** Returns the last of nine digits, which follows from the first eight. */
export function checkDigit(eight: string): number {
  const sum = Array.from(eight, Number).reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Judges a number from the label. It ignores case, spaces and hyphens. */
export function judgeSerial(typed: string): SerialFinding {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const [, letters = '', digits = '', rest = ''] = /^([A-Z]*)([0-9]*)(.*)$/s.exec(text) ?? [];
  if (text.length < 3)
    return { verdict: 'Incomplete', lines: ['Type at least the first three characters of the number.'] };
  if (rest !== '')
    return {
      verdict: 'Not plausible',
      lines: [
        'After its letters a serial number has digits only. Look again: O and 0, or I and 1, are easy to mix up.',
      ],
    };
  const recorded = recordedOf(text);
  const newer = judgeSwitch(letters) ?? judgeLater(letters, digits);
  if (!recorded) return newer ?? noRule(letters || text.charAt(0));
  if (!newer || recorded.exactly) return fitsRecorded(recorded);
  const tooLong = recorded.slug === 'game-boy-advance-sp' && text.length > spCharacters;
  if (newer.verdict === 'Plausible' || (tooLong && newer.verdict === 'Known beginning')) return newer;
  if (recorded.slug === 'game-boy-advance-sp' && !tooLong && newer.verdict === 'No rule known')
    return fitsRecorded(recorded);
  return couldBeEither(newer, recorded, tooLong ? text.length : undefined);
}

/** Judges the number of a Switch. Undefined without three letters, because SPs share the first two. */
function judgeSwitch(letters: string): NamedFinding | undefined {
  const series = switchLetters[letters.slice(0, 2)];
  if (!series || letters.length < 3) return undefined;
  const region = switchRegions[letters.charAt(2)];
  const factory = letters.charAt(3) === 'F';
  const extraLetters = letters.slice(factory ? 4 : 3);
  if (!region || extraLetters !== '') {
    const why = region
      ? `${extraLetters} after the region isn’t on record`
      : `the region letter ${letters.charAt(2)} isn’t on record`;
    return {
      verdict: 'No rule known',
      model: series.slug,
      lines: [`${letters.slice(0, 2)} is ${series.text}, ${series.code}, but ${why}.`],
    };
  }
  return {
    verdict: 'Known beginning',
    model: series.slug,
    lines: [
      `${letters.slice(0, 2)} is ${series.text}, ${series.code}, and ${letters.charAt(2)} is for ${region}.`,
      ...(factory ? ['The fourth letter, F, marks a factory unit.'] : []),
      'For a Switch we only know the beginning: no rule for its digits is on record.',
    ],
  };
}

interface Recorded {
  slug: ConsoleSlug;
  beginnings: readonly string[];
  /** True when digits follow the beginning without a third letter. */
  exactly: boolean;
}

/** Finds the recorded beginning of a number. A third letter may follow two letters, such as the F of XJF. */
function recordedOf(text: string): Recorded | undefined {
  for (const [slug, beginnings] of recordedBeginnings) {
    for (const beginning of beginnings) {
      const rest = text.startsWith(beginning) ? text.slice(beginning.length) : '';
      if (/^\d/.test(rest)) return { slug, beginnings, exactly: true };
      if (/^[A-Z]{2}$/.test(beginning) && /^[A-Z](?:\d|$)/.test(rest)) return { slug, beginnings, exactly: false };
    }
  }
  return undefined;
}

function fitsRecorded({ slug, beginnings }: Recorded): SerialFinding {
  return {
    verdict: 'Fits what’s recorded',
    model: slug,
    lines: [
      `Recorded numbers of the ${models[slug].name} begin with ${listed(beginnings, 'or')}.`,
      'That’s the beginning only, from a list that isn’t complete: it proves nothing.',
    ],
  };
}

/** Returns a finding with two consoles. `length` is set when the length contradicts the recorded numbers. */
function couldBeEither({ model, lines }: NamedFinding, { slug, beginnings }: Recorded, length?: number): SerialFinding {
  const but = length === undefined ? '' : `, but have ${spCharacters} characters, and this has ${length}`;
  return {
    verdict: 'Could be either',
    model,
    also: slug,
    lines: [
      `It could be a ${models[model].name}.`,
      ...lines,
      `It could also be a ${models[slug].name}: recorded numbers begin with ${listed(beginnings, 'or')}${but}.`,
    ],
  };
}

/** Judges the number of a model from the DSi to the New 3DS XL. */
function judgeLater(letters: string, digits: string): NamedFinding | undefined {
  const model = serialLetters[letters.charAt(0)];
  if (!model) return undefined;
  const first = letters.charAt(0);
  const code = letters.slice(1);
  const region = salesRegions.find((each) => each.letters.includes(code));
  const lines = [
    `${first} is the ${models[model].name}.`,
    region ? `${code} is for ${region.place}: ${region.lock}.` : regionUnknown(code),
  ];
  if (digits.length < 9)
    return { verdict: 'Incomplete', model, lines: [...lines, `It needs nine digits, and this has ${digits.length}.`] };
  if (digits.length > 9)
    return { verdict: 'Not plausible', model, lines: [...lines, `It has nine digits, and this has ${digits.length}.`] };
  const expected = checkDigit(digits.slice(0, 8));
  const last = Number(digits.charAt(8));
  if (last !== expected)
    return {
      verdict: 'Not plausible',
      model,
      lines: [
        ...lines,
        `The check digit doesn’t fit: after ${digits.slice(0, 8)} it would be ${expected}, and this has ${last}.`,
      ],
    };
  const fits = `The check digit ${last} fits.`;
  if (!region) return { verdict: 'No rule known', model, lines: [...lines, fits] };
  return {
    verdict: 'Plausible',
    model,
    lines: [...lines, `${fits} That doesn’t prove that the label belongs to the console.`],
  };
}

function regionUnknown(code: string): string {
  if (code === '') return 'The letters of the region are missing after it.';
  return `We know no region ${code}; our list is of December 2015.`;
}

function noRule(beginning: string): SerialFinding {
  const lines = [`We know no rule for a number that begins with ${beginning}.`];
  if (beginning.length > 0 && developmentLetters.includes(beginning.charAt(0)))
    lines.push(`${beginning.charAt(0)} as the first letter is known for development units.`);
  else lines.push('That says nothing against it: the lists below are not complete, and the New 2DS XL is missing.');
  return { verdict: 'No rule known', lines };
}

/** Returns the beginnings of a model's numbers as a sentence. With a code, it names only numbers of this code. */
export function serialWords(slug: string, code?: string): string | undefined {
  const recorded = recordedBeginnings.find(([each]) => each === slug);
  if (recorded) return `Recorded serial numbers begin with ${listed(recorded[1], 'or')}.`;
  const later = Object.entries(serialLetters).flatMap(([letter, each]) => (each === slug ? letter : []));
  const runs = Object.entries(switchLetters).flatMap(([letters, run]) =>
    run.slug === slug && (code === undefined || run.code === code) ? letters : [],
  );
  const beginnings = [...later, ...runs];
  return beginnings.length > 0 ? `Its serial number begins with ${listed(beginnings, 'or')}.` : undefined;
}
