import { changeStyles } from './change-styles.ts';

/** What a registered custom property is where nothing sets it; null when it has no value then. */
type Initial = string | null;

/**
 * Writes the value in place of each registered custom property that never has another: the
 * utilities of Tailwind are made to work with others, most of which a page does not use.
 * What sets such a property is left, read by nothing.
 */
export function withoutSettled(css: string): string {
  const settled = settledProperties(css);
  return changeStyles(css, {
    Variable: ({ name, fallback }) => {
      const initial = settled.get(name.ident);
      if (initial === undefined) return undefined;
      if (initial !== null) return { raw: initial };
      // Without a value and without a fallback, the declaration is void.
      return fallback ?? undefined;
    },
  });
}

function settledProperties(css: string): Map<string, Initial> {
  const given = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of css.matchAll(/[{;](--[\w-]+):([^;}]*)/g))
    given.set(name, (given.get(name) ?? new Set()).add(value));

  const settled = new Map<string, Initial>();
  for (const [, name = '', descriptors = ''] of css.matchAll(/@property (--[\w-]+)\{([^{}]*)\}/g)) {
    const initial = /initial-value:([^;]*)/.exec(descriptors)?.[1] ?? null;
    const values = [...(given.get(name) ?? [])];
    if (values.every((value) => value === 'initial' || value === initial)) settled.set(name, initial);
  }
  return settled;
}
