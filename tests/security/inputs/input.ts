import { inject } from 'vitest';

/** Something that somebody types, or pastes. */
export interface Input {
  /** What it is, in words or as the text itself with everything unreadable spelled out. */
  name: string;
  text: string;
}

/** An input of a field that has a shape, such as an address. */
export interface JudgedInput extends Input {
  /** Is it what the field asks for? */
  taken: boolean;
}

/** In `npm run test:nightly` every input goes through every field, otherwise through one field of each kind. */
export const isNightly = inject('mode') === 'nightly';

/** What is left of a list for a field of a kind that has met all of it elsewhere: one in eight. */
export function sampleOf<Each>(inputs: readonly Each[]): Each[] {
  return inputs.filter((_, index) => isNightly || index % 8 === 0);
}

/** The texts of a list, as they are between its bars; a bar may end a line. */
export function listed(list: string): string[] {
  return list.split(/ ¦(?: |\n *)/);
}

/** Texts that are their own names, in quotes. */
export function quoted(texts: readonly string[]): Input[] {
  return texts.map((text) => ({ name: readable(text), text }));
}

/** Texts that a field takes, and others that it rejects. */
export function judged(taken: readonly string[], rejected: readonly string[]): JudgedInput[] {
  return [
    ...quoted(taken).map((input) => ({ ...input, taken: true })),
    ...quoted(rejected).map((input) => ({ ...input, taken: false })),
  ];
}

/** Every subject by every rule: `['a', '<b>']` with `['twice', (text) => text + text]` is 'a, twice' and so on. */
export function combined(
  subjects: readonly Input[],
  rules: readonly (readonly [rule: string, make: (text: string) => string])[],
): Input[] {
  return subjects.flatMap(({ name, text }) =>
    rules.map(([rule, make]) => ({ name: `${name}, ${rule}`, text: make(text) })),
  );
}

/** The text in quotes and in plain ASCII; of a long one the beginning and its length. */
export function readable(text: string): string {
  const spelled = JSON.stringify(text.slice(0, 80)).replace(
    /[^ -~]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return text.length > 80 ? `${spelled} (${text.length} long, ${sumOf(text)})` : spelled;
}

/** Tells apart long texts that begin alike. */
function sumOf(text: string): string {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0xffffff;
  return sum.toString(16);
}

/** The pairs of a surface with its inputs: each needs a case. */
export function pairsOf(surface: string, inputs: readonly Input[]): [surface: string, challenge: string][] {
  return inputs.map(({ name }) => [surface, name]);
}
