import type { ComponentPropsWithRef } from 'react';
import { fieldClass } from './form/field';

interface SelectBoxProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'onSelect' | 'children'> {
  /** Its name where no label stands beside it. */
  label?: string;
  look?: 'filter' | 'field';
  value: string;
  options: readonly { value: string; label: string }[];
  onSelect: (value: string) => void;
}

/** A choice among options. A value that is no option is shown as itself, so that opening it changes nothing. */
export function SelectBox({
  label,
  look = 'filter',
  options,
  value,
  onSelect,
  className = '',
  ...attributes
}: SelectBoxProps) {
  const select = (
    <select
      aria-label={label}
      {...attributes}
      className={`${fieldClass} ${look === 'filter' ? 'sm:w-64' : 'appearance-none truncate pr-10'} ${className}`}
      value={value}
      onChange={({ target }) => onSelect(target.value)}
    >
      {!options.some((option) => option.value === value) && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  if (look === 'filter') return select;
  return (
    <span className="relative block">
      {select}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
      >
        <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
