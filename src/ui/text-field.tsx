import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, fieldAttributes, fieldClass } from './field';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange'> {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled line of text, also for addresses, dates and numbers. */
export function TextField({ label, labelHidden, hint, error, onChange, className = '', ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <input
        {...input}
        {...fieldAttributes(id, { hint, error })}
        className={`${fieldClass} ${className}`}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
