import { inject } from 'vitest';

/** A text that a person types or pastes. */
export interface Input {
  /** A name in words, or the text with its unreadable characters as codes. */
  name: string;
  text: string;
}

/** An input of a field that has a shape, such as an address. */
export interface JudgedInput extends Input {
  /** Whether the field accepts the text. */
  taken: boolean;
}

/**
 * Whether every field gets every input, as in `npm run test:nightly`. Otherwise only one field of each kind gets every
 * input.
 */
export const isNightly = inject('mode') === 'nightly';

/** Returns every eighth input, for a field whose kind another field covers. A nightly run takes all inputs. */
export function sampleOf<Each>(inputs: readonly Each[]): Each[] {
  return inputs.filter((_, index) => isNightly || index % 8 === 0);
}

/** Returns the texts between the bars of a list. A bar may end a line. */
export function listed(list: string): string[] {
  return list.split(/ ¦(?: |\n *)/);
}

/** Returns inputs that are named after their quoted texts. */
export function quoted(texts: readonly string[]): Input[] {
  return texts.map((text) => ({ name: readable(text), text }));
}

/** Returns inputs of accepted and rejected texts. */
export function judged(taken: readonly string[], rejected: readonly string[]): JudgedInput[] {
  return [
    ...quoted(taken).map((input) => ({ ...input, taken: true })),
    ...quoted(rejected).map((input) => ({ ...input, taken: false })),
  ];
}

/** Returns every subject with every rule: a subject `a` and a rule `twice` give the input 'a, twice'. */
export function combined(
  subjects: readonly Input[],
  rules: readonly (readonly [rule: string, make: (text: string) => string])[],
): Input[] {
  return subjects.flatMap(({ name, text }) =>
    rules.map(([rule, make]) => ({ name: `${name}, ${rule}`, text: make(text) })),
  );
}

/** Returns the text in quotes and plain ASCII. A long text becomes its beginning, its length and a checksum. */
export function readable(text: string): string {
  const spelled = JSON.stringify(text.slice(0, 80)).replace(
    /[^ -~]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return text.length > 80 ? `${spelled} (${text.length} long, ${sumOf(text)})` : spelled;
}

/** Returns a checksum that distinguishes long texts with equal beginnings. */
function sumOf(text: string): string {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0xffffff;
  return sum.toString(16);
}

/** Returns the pairs of a surface and the name of each input. Every pair needs a case. */
export function pairsOf(surface: string, inputs: readonly Input[]): [surface: string, challenge: string][] {
  return inputs.map(({ name }) => [surface, name]);
}
