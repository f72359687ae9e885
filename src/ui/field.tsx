import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** True where the words around say what it is, as in the cells of a table. */
  labelHidden?: boolean;
  /** A sentence that helps to fill it in; the control refers to `<id>-hint`. */
  hint?: ReactNode;
  /** What is wrong with it; the control refers to `<id>-error`. */
  error?: string;
  children: ReactNode;
}

/** The look shared by inputs, selects and text areas. */
export const fieldClass =
  'block min-h-11 w-full rounded-xl border border-control bg-surface px-4 py-2 text-ink placeholder:text-muted focus:border-accent disabled:opacity-70 aria-invalid:border-danger';

/** A label above its control; the control carries the same id. */
export function Field({ id, label, labelHidden = false, hint, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1 block font-semibold'}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger">
      {children}
    </p>
  );
}

/** The attributes that tie a control to its hint and error. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
