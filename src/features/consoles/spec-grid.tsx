import type { Spec } from './console-specs';

interface SpecGridProps {
  specs: Spec[];
}

/** Specifications as the label of a specimen: a line for each, its name before its value. */
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
