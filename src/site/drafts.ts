/** The row that a save writes. */
export interface Target {
  id: string;
  /** The version that the form read; null for a new row with this id. */
  version: string | null;
  /** The ids of the linked rows when the form read them. Links have no version, so a save sends the differences. */
  links?: readonly string[];
}

/** Unsaved values of a form on this device. */
export interface Draft<Values> {
  /** The id of the form's instance, so that two tabs with the same form do not overwrite each other. */
  id: string;
  values: Values;
  target: Target;
  /** The time of the draft, in milliseconds since 1970. */
  at: number;
}

const prefix = 'handheld-legacy.kept.';

/** The version of the storage format. Drafts without a number have the first format. */
const format = 2;

/** Stores a draft; false when the storage is full or denied. */
export function keepDraft<Values>(form: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(keyOf(form, draft.id), JSON.stringify({ format, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(form: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(form, id));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Returns drafts, newest first. @param defaults a value per field: a draft of an older build may have other fields */
export function draftsOf<Values extends object>(form: string, defaults: Values): Draft<Values>[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(form, '')))
      .flatMap((key) => parse(localStorage.getItem(key), defaults))
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function differs<Values extends object>(a: Values, b: Values): boolean {
  return Object.entries(a).some(([field, value]) => !isSame(value, (b as Record<string, unknown>)[field]));
}

/** Says whether two fields are equal. A field may be a text, a list of texts or a list of rows. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  return Object.keys(a).length === Object.keys(b).length && !differs(a, b);
}

function keyOf(form: string, id: string): string {
  return `${prefix}${form}/${id}`;
}

function parse<Values extends object>(text: string | null, defaults: Values): Draft<Values>[] {
  try {
    const { id, at, ...stored } = JSON.parse(text ?? '') as Record<string, unknown>;
    const values = valuesIn(stored.values, defaults);
    const target = stored.format === format ? targetIn(stored.target) : targetInBase(stored.base);
    return typeof id === 'string' && isMoment(at) && values && target ? [{ id, values, target, at }] : [];
  } catch {
    return [];
  }
}

function isMoment(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime());
}

/** Returns the stored fields of the form; null when a field has another type, or the form has none of them. */
function valuesIn<Values extends object>(stored: unknown, defaults: Values): Values | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const formFields = Object.entries<unknown>({ ...stored }).filter(([field]) => Object.hasOwn(defaults, field));
  const fits = formFields.every(([field, value]) => kindOf(value) === kindOf(Reflect.get(defaults, field)));
  return formFields.length > 0 && fits ? { ...defaults, ...(Object.fromEntries(formFields) as Partial<Values>) } : null;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function targetIn(stored: unknown): Target | null {
  const { id, version, links } = (stored ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || (typeof version !== 'string' && version !== null)) return null;
  const areLinks = Array.isArray(links) && links.every((link) => typeof link === 'string');
  return areLinks ? { id, version, links } : { id, version };
}

/** Reads a target of the first format, which has id and version in one text. A version may contain spaces. */
function targetInBase(base: unknown): Target | null {
  if (typeof base !== 'string') return null;
  const end = base.indexOf(' ');
  return end < 0 ? { id: base, version: null } : { id: base.slice(0, end), version: base.slice(end + 1) };
}
