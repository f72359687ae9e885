/** Escape sequences, other controls, marks that turn the direction of text, line ends, and whatever shows nothing. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The text as a terminal may have it: what would not be printed is written as in JSON, `\u001b`. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** The value as one line of JSON that a terminal may have; it reads back as what it was. */
export function printableJson(value: unknown): string {
  return printable(JSON.stringify(value));
}
