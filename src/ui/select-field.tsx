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
      <select
        {...select}
        {...fieldAttributes(id, { hint, error })}
        className={`${fieldClass} ${className}`}
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
    </Field>
  );
}
