import type { ComponentPropsWithRef } from 'react';
import { fieldClass } from './form/field';

interface SelectBoxProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'onSelect' | 'children'> {
  /** The accessible name when no label is visible, as in the filters of a list. */
  label?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onSelect: (value: string) => void;
}

/** Shows an unknown value as an additional option, so that opening the list changes nothing. */
export function SelectBox({ label, options, value, onSelect, className = '', ...attributes }: SelectBoxProps) {
  return (
    <select
      aria-label={label}
      {...attributes}
      className={`${fieldClass} ${label ? 'sm:w-64' : ''} ${className}`}
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
}
