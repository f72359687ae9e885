import { fieldClass } from './field';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectBoxProps {
  label: string;
  /** As in the address of its list. */
  name: string;
  value: string;
  options: readonly SelectOption[];
  onSelect: (value: string) => void;
}

/** A choice that takes effect at once. A value that is no option is shown as itself. */
export function SelectBox({ label, name, value, options, onSelect }: SelectBoxProps) {
  const known = options.some((option) => option.value === value);
  return (
    <select
      aria-label={label}
      name={name}
      className={`${fieldClass} sm:w-64`}
      value={value}
      onChange={({ target }) => onSelect(target.value)}
    >
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
