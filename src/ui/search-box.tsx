import { useEffect, useRef, useState } from 'react';
import { fieldClass } from './field';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The text searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** A pause in typing this long starts the search. */
const pauseMilliseconds = 300;

/** A search field that reports once the person pauses, or at once on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<number>(undefined);

  // The text changed from outside (back button, reset): it wins over what was typed.
  if (value !== known) {
    setKnown(value);
    if (value.trim() !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const report = (text: string) => {
    window.clearTimeout(timer.current);
    onSearch(text);
  };
  return (
    <form
      role="search"
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        report(typed);
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={fieldClass}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => onSearch(target.value), pauseMilliseconds);
        }}
      />
    </form>
  );
}
