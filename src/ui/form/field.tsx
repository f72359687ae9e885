import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** The control refers to the hint as `<id>-hint`. */
  hint?: ReactNode;
  /** The control refers to the error as `<id>-error`. */
  error?: string;
  children: ReactNode;
}

export const fieldClass =
  'field block min-h-touch w-full rounded-xl border border-control bg-surface px-3.5 py-2 text-ink';

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-danger">
      {children}
    </p>
  );
}

/** Returns the attributes that tie a control to its hint and error. `dir` starts the text on the side of its script. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, dir: 'auto', 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
