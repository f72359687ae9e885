import { checksums, colourWords, firstShared, gameTitles, letterRows, setupOfEntry, setups } from './palette-data';

/** The length in bytes of a title in the header, from $0134 to $0143. */
export const titleLength = 16;

export type Fill = 0x00 | 0x20;

export interface Reading {
  bytes: readonly number[];
  sum: number;
  checksum: string;
  /** The place in the list of checksums. Null for a checksum outside the list. */
  place: number | null;
  fourth: string;
  /** The letters that the console compares with the fourth letter. Empty when the place alone determines the entry. */
  choices: readonly LetterChoice[];
  /** Null when nothing fits. The console then takes entry 0. */
  entry: number | null;
  setup: number;
}

export interface LetterChoice {
  row: string;
  letter: string;
  entry: number;
}

export function readTitle(title: string, fill: Fill = 0x00): Reading {
  const bytes = Array.from({ length: titleLength }, (_none, index) => title.charCodeAt(index) || fill);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  const checksum = hex(sum & 0xff);
  const found = checksums.indexOf(checksum);
  const place = found < 0 ? null : found;
  const choices = place === null ? [] : choicesAt(place);
  const fourth = String.fromCharCode(bytes[3] ?? fill);
  const entry = choices.length === 0 ? place : (choices.find(({ letter }) => letter === fourth)?.entry ?? null);
  return { bytes, sum, checksum, place, fourth, choices, entry, setup: setupOf(entry ?? 0) };
}

function choicesAt(place: number): LetterChoice[] {
  const [{ length }] = letterRows;
  return letterRows.flatMap((row, index) => {
    const letter = row[place - firstShared];
    return letter === undefined ? [] : [{ row, letter, entry: place + index * length }];
  });
}

function setupOf(entry: number): number {
  return setupOfEntry[entry] ?? 0;
}

/** Returns the name of a letter for a sentence, even of an invisible letter. */
export function letterName(letter: string): string {
  if (letter === '\0') return 'none';
  return letter === ' ' ? 'a space' : letter;
}

/** Returns a value in hex, with at least two digits. */
export function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, '0');
}

/** Four colours as hex triplets. */
export type Palette = readonly string[];

export interface Colours {
  background: Palette;
  object0: Palette;
  object1: Palette;
}

/** Returns the places of a set-up's palettes in the list of colours. */
export function startsOf(setup: number): Record<keyof Colours, number> {
  const [background, object0, object1] = setups[setup] ?? [0, 0, 0];
  return { background: background * 4, object0: object0 * 4, object1: object1 * 4 };
}

export function paletteAt(start: number): Palette {
  return colourWords.slice(start, start + 4).map(colourOf);
}

export function coloursOf(setup: number): Colours {
  const { background, object0, object1 } = startsOf(setup);
  return { background: paletteAt(background), object0: paletteAt(object0), object1: paletteAt(object1) };
}

/** Converts a colour of the program. Five bits become eight. */
function colourOf(word: string): string {
  const bits = Number.parseInt(word, 16);
  const channels = [0, 5, 10].map((shift) => (bits >> shift) & 31);
  return `#${channels.map((channel) => hex(channel * 8 + (channel >> 2))).join('')}`;
}

export interface GameTitle {
  title: string;
  games: readonly string[];
}

const titles: readonly GameTitle[] = gameTitles.map(([title, ...games]) => ({ title, games }));

/** Suggestions for typing: games, and titles without a known game. */
export const gameNames: readonly string[] = titles.flatMap(({ title, games }) => (games.length > 0 ? games : [title]));

/** Returns a text in capitals without accents, like the titles in headers. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase();
}

export function findTitle(text: string): GameTitle | undefined {
  const wanted = plain(text);
  return (
    titles.find(({ title }) => plain(title) === wanted) ??
    titles.find(({ games }) => games.some((game) => plain(game) === wanted))
  );
}

/** Returns the known titles that contain a text, in the title or a game's name. */
export function titlesLike(text: string): GameTitle[] {
  const wanted = plain(text).trim();
  if (wanted.length < 3) return [];
  return titles.filter(({ title, games }) => [title, ...games].some((name) => plain(name).includes(wanted)));
}

/** Converts a typed text to a header's title: the title of a known game, or the text cut to the length. */
export function headerTitle(text: string): string {
  return findTitle(text)?.title ?? lettersOf(text).slice(0, titleLength);
}

/** Converts a text to the letters of a header, without a limit. */
export function lettersOf(text: string): string {
  return plain(text).replace(/[^ -~]/g, '');
}

export interface TableEntry {
  entry: number;
  checksum: string;
  /** The fourth letter of the entry. Null when the console compares no letter. */
  letter: string | null;
  setup: number;
  titles: readonly GameTitle[];
}

export function tableEntries(): TableEntry[] {
  const letters = letterRows.join('');
  const [{ length }] = letterRows;
  return setupOfEntry.map((setup, entry) => {
    const shared = entry - firstShared;
    const place = shared < 0 ? entry : firstShared + (shared % length);
    return {
      entry,
      checksum: checksums[place] ?? '',
      letter: shared < 0 ? null : (letters[shared] ?? null),
      setup,
      titles: titlesOf(entry),
    };
  });
}

/** The entries of the known titles, by the console's rule. */
const entriesOfKnown = titles.map(({ title }) => readTitle(title).entry);

export function titlesOf(entry: number): GameTitle[] {
  return titles.filter((_title, index) => entriesOfKnown[index] === entry);
}

/** The checksums for which the console also puts the original Game Boy's large logo into the tile map. */
export const logoChecksums: readonly string[] = ['43', '58'];
