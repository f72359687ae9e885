import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** The look shared by inputs, selects and text areas. */
export const fieldClass =
  'block min-h-11 w-full rounded-xl border border-control bg-surface px-4 py-2 text-ink placeholder:text-muted focus:border-accent';

/** A label above its control; the control carries the same id. */
export function Field({ id, label, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}
