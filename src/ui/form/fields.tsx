import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { SelectBox } from '@/ui/select-box';
import { Field, fieldAttributes, fieldClass, FieldError } from './field';

interface Binding<Values extends FieldValues, Value extends string | boolean> {
  control: Control<Values>;
  name: FieldPathByValue<Values, Value>;
  hint?: ReactNode;
  /** An error that the schema cannot find. */
  error?: string;
  onEdit?: (value: Value) => void;
}

type FieldProps<Values extends FieldValues, Tag extends 'input' | 'textarea' | 'select'> = Binding<Values, string> & {
  label: string;
} & Omit<ComponentPropsWithoutRef<Tag>, 'id' | 'name' | 'value' | 'onChange' | 'onBlur'>;

function useField<Values extends FieldValues, Value extends string | boolean>(binding: Binding<Values, Value>) {
  const { control, name, hint, onEdit } = binding;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message ?? binding.error;
  return {
    id,
    error,
    value: field.value as Value,
    attributes: { ...fieldAttributes(id, { hint, error }), name: field.name, ref: field.ref, onBlur: field.onBlur },
    change: (value: Value) => {
      field.onChange(value);
      onEdit?.(value);
    },
  };
}

export function TextField<Values extends FieldValues>(props: FieldProps<Values, 'input'>) {
  const { control, name, label, hint, error: ownError, onEdit, className = '', ...input } = props;
  const { id, error, value, attributes, change } = useField({ control, name, hint, error: ownError, onEdit });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...attributes}
        className={`${fieldClass} ${className}`}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

export function TextAreaField<Values extends FieldValues>(props: FieldProps<Values, 'textarea'>) {
  const { control, name, label, hint, error: ownError, onEdit, className = '', ...area } = props;
  const { id, error, value, attributes, change } = useField({ control, name, hint, error: ownError, onEdit });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...attributes}
        className={`${fieldClass} ${className}`}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

type SelectFieldProps<Values extends FieldValues> = FieldProps<Values, 'select'> & {
  options: readonly { value: string; label: string }[];
};

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, label, hint, error: ownError, onEdit, options, ...select } = props;
  const { id, error, value, attributes, change } = useField({ control, name, hint, error: ownError, onEdit });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <SelectBox {...select} {...attributes} options={options} value={value} onSelect={change} />
    </Field>
  );
}

interface CheckboxFieldProps<Values extends FieldValues> extends Binding<Values, boolean> {
  label: string;
  form?: string;
  disabled?: boolean;
}

export function CheckboxField<Values extends FieldValues>({
  label,
  form,
  disabled,
  ...binding
}: CheckboxFieldProps<Values>) {
  const { id, error, value, attributes, change } = useField(binding);
  return (
    <div>
      <div className="relative flex min-h-touch min-w-touch items-center gap-2.5">
        <input
          {...attributes}
          form={form}
          disabled={disabled}
          type="checkbox"
          className="relative z-1 size-5 shrink-0 accent-accent disabled:cursor-not-allowed"
          checked={value}
          onChange={({ target }) => change(target.checked)}
        />
        <label htmlFor={id} className="grow py-3 text-sm font-semibold">
          {label}
        </label>
      </div>
      {binding.hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {binding.hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** Shows the errors of a rejected write, and focuses the first field. */
export function applyServerErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  errors: FieldErrors<Values> | null,
): void {
  for (const [name, message] of Object.entries<string | undefined>(errors ?? {}))
    setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: true });
}
