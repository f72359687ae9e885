import type { Console } from '@/data/consoles';

interface Spec {
  key: SpecKey;
  label: string;
  value: string;
}

type SpecKey = 'processor' | 'display' | 'controls' | 'battery' | 'dimensions' | 'weight' | 'games';

export type SpecSource = Pick<Console, SpecKey> & { specs?: Console['specs'] };

export const notKnown = 'Unknown';

const alwaysShown: readonly [SpecKey, string][] = [
  ['processor', 'Processor'],
  ['display', 'Display'],
  ['controls', 'Controls'],
  ['battery', 'Battery'],
];
const shownWhenKnown: readonly [SpecKey, string][] = [
  ['dimensions', 'Dimensions'],
  ['weight', 'Weight'],
  ['games', 'Game Library'],
];

/** A value comes from the nested specs, else from the field of that name. */
export function mainSpecs(source: SpecSource): Spec[] {
  return alwaysShown.map(([key, label]) => ({ key, label, value: specValue(source, key) || notKnown }));
}

/** Dimensions, weight and library only where they are known. */
export function allSpecs(source: SpecSource): Spec[] {
  const optional = shownWhenKnown.map(([key, label]) => ({ key, label, value: specValue(source, key) }));
  return [...mainSpecs(source), ...optional.filter(({ value }) => value !== '')];
}

function specValue(source: SpecSource, key: SpecKey): string {
  const { specs } = source;
  const nested = typeof specs === 'object' && specs !== null && !Array.isArray(specs) ? specs[key] : undefined;
  return specText(nested) || specText(source[key]);
}

function specText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface SpecGridProps {
  specs: Spec[];
}

export function SpecGrid({ specs }: SpecGridProps) {
  return (
    <dl className="w-full border-b border-line">
      {specs.map(({ key, label, value }) => (
        <div key={key} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[8.5rem_1fr]">
          <dt className="text-label font-semibold text-muted sm:leading-6">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
