import { useId, type ReactNode } from 'react';
import { fieldAttributes, FieldError } from './field';

interface CheckboxFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  name?: string;
  form?: string;
  value: boolean;
  disabled?: boolean;
  onChange: (value: boolean) => void;
}

// Where its column says the same, the label is only what a finger may hit.
const cellLabelClass =
  '@max-3xl/table:grow @max-3xl/table:py-2.5 @max-3xl/table:font-semibold @3xl/table:absolute @3xl/table:inset-0 @3xl/table:opacity-0';

/** A yes or no in a form. */
export function CheckboxField({
  label,
  labelHidden = false,
  hint,
  error,
  value,
  onChange,
  ...input
}: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="relative flex min-h-touch min-w-touch items-center gap-2.5">
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          type="checkbox"
          className="relative z-1 size-5 shrink-0 accent-accent disabled:cursor-not-allowed"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id} className={labelHidden ? cellLabelClass : 'grow py-3 text-sm font-semibold'}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
