/**
 * A change of a function: the name of the function, the replaced words, and the new words. The default of the new words
 * is an empty text.
 */
export type Change = [of: string, words: string, other?: string];

export const each = (of: string, changes: [words: string, other?: string][]): Change[] =>
  changes.map(([words, other]) => [of, words, other]);

/** Returns changes after which the conditions never hold. */
export const never = (of: string, conditions: string[]): Change[] =>
  conditions.map((condition) => [of, condition, 'false']);

/** Returns changes after which the conditions always hold. */
export const always = (of: string, conditions: string[]): Change[] =>
  conditions.map((condition) => [of, condition, 'true']);

/** Returns changes of assignments after which the columns keep their values. */
export const kept = (of: string, columns: string[]): Change[] =>
  columns.map((assignment) => {
    const [column = ''] = assignment.split(' ');
    return [of, assignment, `${column} = ${column}`];
  });
