export interface Correction {
  /** As ISO date. */
  day: string;
  where: readonly (readonly [title: string, path: string])[];
  wrong: string;
  now: string;
}
