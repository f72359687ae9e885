/** A piece of a function, and what takes its place: the function, the words, the other words; nothing unless said. */
export type Change = [of: string, words: string, other?: string];

export const each = (of: string, changes: [words: string, other?: string][]): Change[] =>
  changes.map(([words, other]) => [of, words, other]);

/** Conditions of a function that never hold. */
export const never = (of: string, conditions: string[]): Change[] =>
  conditions.map((condition) => [of, condition, 'false']);

/** Conditions of a function that always hold. */
export const always = (of: string, conditions: string[]): Change[] =>
  conditions.map((condition) => [of, condition, 'true']);

/** Statements of a function that do nothing: a column keeps what it holds. */
export const kept = (of: string, columns: string[]): Change[] =>
  columns.map((assignment) => {
    const [column = ''] = assignment.split(' ');
    return [of, assignment, `${column} = ${column}`];
  });
