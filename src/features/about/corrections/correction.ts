export interface Correction {
  /** An ISO date. */
  day: string;
  where: readonly (readonly [title: string, path: string])[];
  wrong: string;
  now: string;
}
