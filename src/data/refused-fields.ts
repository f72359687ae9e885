import { WriteError } from './writes';

/**
 * The words for the field that the database did not take, or null when it complained
 * of none of them.
 * @param words what to say, by column; `taken` for a value that another row has.
 */
export function refusedFields<Values>(
  error: unknown,
  words: { [Field in keyof Values]?: string },
  taken: { [Field in keyof Values]?: string } = {},
): { [Field in keyof Values]?: string } | null {
  if (!(error instanceof WriteError) || !error.refused) return null;
  const field = error.refused.column as keyof Values;
  const sentence = (error.refused.problem === 'taken' ? taken[field] : undefined) ?? words[field];
  return sentence === undefined ? null : ({ [field]: sentence } as { [Field in keyof Values]?: string });
}
