import type { Spec } from './console-specs';

interface SpecGridProps {
  specs: Spec[];
}

/** Specifications as pairs of name and value. */
export function SpecGrid({ specs }: SpecGridProps) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2">
      {specs.map(({ key, label, value }) => (
        <div key={key} className="bg-surface p-4 sm:last:odd:col-span-2">
          <dt className="text-sm font-semibold text-muted">{label}</dt>
          <dd className="mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
