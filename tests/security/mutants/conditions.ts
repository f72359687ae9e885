/**
 * A change of a function: its name, the replaced words, and the new words. The default of the new words is an empty
 * text.
 */
export type Change = [of: string, words: string, other?: string];

export const each = (of: string, changes: [words: string, other?: string][]): Change[] =>
  changes.map(([words, other]) => [of, words, other]);

/** Returns changes of conditions that then never hold. */
export const never = (of: string, conditions: string[]): Change[] =>
  conditions.map((condition) => [of, condition, 'false']);

/** Returns changes of conditions that then always hold. */
export const always = (of: string, conditions: string[]): Change[] =>
  conditions.map((condition) => [of, condition, 'true']);

/** Returns changes of assignments, so that the columns keep their values. */
export const kept = (of: string, columns: string[]): Change[] =>
  columns.map((assignment) => {
    const [column = ''] = assignment.split(' ');
    return [of, assignment, `${column} = ${column}`];
  });
