import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, fieldAttributes, fieldClass } from './field';

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'value' | 'onChange'> {
  label: string;
  hint?: ReactNode;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled text of several lines. */
export function TextAreaField({ label, hint, error, onChange, className = '', ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...fieldAttributes(id, { hint, error })}
        className={`${fieldClass} ${className}`}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
