/** Turns a filter such as `eq.3` into a test of a column's value. @throws for an unknown filter */
export function testOf(column: string, filter: string): (value: unknown) => boolean {
  const [, operator, text = ''] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
  // As in SQL, a comparison with null is never true.
  const present = (test: (value: string) => boolean) => (value: unknown) => test(String(value)) && value !== null;
  if (operator === 'eq') return present((value) => value === text);
  if (operator === 'lt') return present((value) => value < text);
  if (operator === 'gt') return present((value) => value > text);
  if (operator === 'neq') return present((value) => value !== text);
  if (operator === 'ilike') return present((value) => likePattern(text).test(value));
  if (operator === 'imatch') return present((value) => new RegExp(text, 'i').test(value));
  if (operator === 'in') return present((value) => listOf(text).includes(value));
  if (operator === 'is' && ['null', 'true', 'false'].includes(text)) return (value) => String(value) === text;
  throw new Error(`the fake PostgREST does not know the filter ${column}=${filter}`);
}

/** Splits a list such as `(a,"b,c")`. */
function listOf(text: string): string[] {
  const parts = text.slice(1, -1).match(/"(?:\\.|[^"\\])*"|[^,]+/g) ?? [];
  return parts.map((part) => (part.startsWith('"') ? part.slice(1, -1).replace(/\\(.)/g, '$1') : part));
}

/**
 * Turns a LIKE pattern into a regular expression. `%` and `*` match any text, `_` matches one character, and `\` quotes
 * the next character.
 */
function likePattern(text: string): RegExp {
  const source = text.replace(/\\(.)|([%*])|(_)|([.*+?^${}()|[\]\\/-])/gs, (whole, escaped, any, one, special) => {
    if (escaped !== undefined) return (escaped as string).replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
    if (any !== undefined) return '.*';
    if (one !== undefined) return '.';
    return special === undefined ? whole : `\\${special as string}`;
  });
  return new RegExp(`^${source}$`, 'is');
}
