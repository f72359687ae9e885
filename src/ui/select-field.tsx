import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, fieldAttributes, fieldClass } from './field';

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'value' | 'onChange' | 'children'> {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A labelled choice in a form. A value that is no option is shown as itself, so that opening a form changes nothing. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  options,
  value,
  onChange,
  className = '',
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <span className="relative block">
        <select
          {...select}
          {...fieldAttributes(id, { hint, error })}
          className={`${fieldClass} appearance-none truncate pr-10 ${className}`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {!options.some((option) => option.value === value) && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
        >
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </span>
    </Field>
  );
}
