import type { Console } from '@/data/consoles/consoles';

export interface Spec {
  key: SpecKey;
  label: string;
  value: string;
}

type MainSpecKey = 'processor' | 'display' | 'controls' | 'battery';
export type SpecKey = MainSpecKey | 'dimensions' | 'weight' | 'games';

export type SpecSource = Pick<Console, MainSpecKey> & Partial<Pick<Console, SpecKey | 'specs'>>;

export const unknownText = 'Unknown';

const alwaysShown: readonly [MainSpecKey, string][] = [
  ['processor', 'Processor'],
  ['display', 'Display'],
  ['controls', 'Controls'],
  ['battery', 'Battery'],
];
/** Returns the specs of every console. A value comes from the nested specs, else from the column of the same name. */
export function mainSpecs(source: SpecSource): Spec[] {
  return alwaysShown.map(([key, label]) => ({ key, label, value: specValue(source, key) || unknownText }));
}

export function specValue(source: SpecSource, key: SpecKey): string {
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
          <dt className="text-label font-semibold text-muted sm:text-label/6">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
