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
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          type="checkbox"
          className="size-5 accent-accent"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
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
