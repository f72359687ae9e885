import type { FieldErrors } from 'react-hook-form';
import { newConsole, type ConsoleDraft } from './console-draft';

export const sectionNames = [
  ...(['Text', 'Specification', 'Releases', 'Compatibility', 'Sources', 'Related', 'Preview'] as const),
];
export type SectionName = (typeof sectionNames)[number];

const firstFields: Partial<Record<keyof ConsoleDraft, SectionName>> = {
  name: 'Text',
  family: 'Specification',
  releases: 'Releases',
  plays: 'Compatibility',
  sources: 'Sources',
  predecessor_id: 'Related',
};

/** Maps each field to its section, in the order of the form. */
const sectionOf = new Map<keyof ConsoleDraft, SectionName>();
let current: SectionName = 'Text';
for (const field of Object.keys(newConsole) as (keyof ConsoleDraft)[]) {
  current = firstFields[field] ?? current;
  sectionOf.set(field, current);
}

export function sectionsWith(errors: FieldErrors<ConsoleDraft>): SectionName[] {
  const sections = [...sectionOf].filter(([field]) => errors[field]).map(([, section]) => section);
  return [...new Set(sections)];
}

export interface FoundError {
  section: SectionName;
  /** The path of the field: `releases.1.price` for a row of a list. */
  path: string;
}

/** Returns the first error in the order of the form. An error in the open section comes first. */
export function firstError(errors: FieldErrors<ConsoleDraft>, open: SectionName): FoundError | null {
  const found = [...sectionOf].filter(([field]) => errors[field]);
  const [field, section] = found.find(([, each]) => each === open) ?? found[0] ?? [];
  return field && section ? { section, path: pathIn(errors[field], field) } : null;
}

/** Returns the path of the field with a message: `releases.1.price` for a field in a row of a list. */
function pathIn(error: unknown, path: string): string {
  if (typeof error !== 'object' || error === null || 'message' in error) return path;
  const [inner] = Object.entries(error).filter(([, value]) => value !== undefined && value !== null);
  return inner ? pathIn(inner[1], `${path}.${inner[0]}`) : path;
}
