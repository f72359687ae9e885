/** What somebody typed and has not saved, as this device keeps it. */
export interface KeptChanges<Values> {
  /** Which opened form it comes from; two tabs with the same form do not overwrite each other. */
  id: string;
  values: Values;
  /** The version of the row that was open, or '' where there is none. */
  base: string;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

const prefix = 'handheld-legacy.kept.';

/** Keeps changes to a form. False when the device has no room for them, or keeps nothing. */
export function keepChanges<Values>(form: string, changes: KeptChanges<Values>): boolean {
  try {
    localStorage.setItem(keyOf(form, changes.id), JSON.stringify(changes));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what one opened form kept. */
export function dropChanges(form: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(form, id));
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/**
 * What is kept for a form, the newest first.
 * @param like values of the form: what does not have its fields and kinds is left out.
 */
export function keptChanges<Values extends object>(form: string, like: Values): KeptChanges<Values>[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(form, '')))
      .flatMap((key) => parse(localStorage.getItem(key), like))
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function keyOf(form: string, id: string): string {
  return `${prefix}${form}/${id}`;
}

function parse<Values extends object>(text: string | null, like: Values): KeptChanges<Values>[] {
  try {
    const kept = JSON.parse(text ?? '') as KeptChanges<Values>;
    const words = [kept.id, kept.base].every((word) => typeof word === 'string');
    return words && isMoment(kept.at) && isLike(kept.values, like) ? [kept] : [];
  } catch {
    return [];
  }
}

function isMoment(at: unknown): boolean {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime());
}

function isLike(values: unknown, like: object): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const fields = Object.entries(like);
  return (
    Object.keys(values).length === fields.length &&
    fields.every(([field, value]) => typeof (values as Record<string, unknown>)[field] === typeof value)
  );
}
