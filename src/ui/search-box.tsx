import { useEffect, useEffectEvent, useState } from 'react';
import { fieldClass } from './form/field';

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
  const [searched, setSearched] = useState(value);
  const [known, setKnown] = useState(value);

  // The text changed from outside (back button, reset): it wins over what was typed. Our
  // own search coming back does not, because more may have been typed since.
  if (value !== known) {
    setKnown(value);
    if (value !== searched) {
      setSearched(value);
      setTyped(value);
    }
  }

  const search = () => {
    if (typed === searched) return;
    setSearched(typed);
    onSearch(typed);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (typed === searched) return;
    const timer = window.setTimeout(() => searchAfterPause(), pauseMilliseconds);
    return () => window.clearTimeout(timer);
  }, [typed, searched]);

  return (
    <form
      role="search"
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={fieldClass}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Before anything else is pressed: a search still waiting must not come after it.
        onBlur={search}
      />
    </form>
  );
}
