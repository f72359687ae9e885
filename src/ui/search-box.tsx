import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FilterForm, NativeSubmit } from './filter-form';
import { fieldClass } from './form/field';

interface SearchBoxProps {
  label: string;
  /** The name of the parameter in the address. */
  name?: string;
  /** The id for a visible label of the field. */
  id?: string;
  /** The id of a `datalist`. */
  list?: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  /** Other filters of the same list. */
  children?: ReactNode;
  className?: string;
}

const pauseMilliseconds = 300;

/**
 * A search field. It reports the text after a pause, or at once on Enter. The DOM keeps the text, so that hydration
 * leaves the text alone.
 */
export function SearchBox({
  label,
  name = 'q',
  id,
  list,
  placeholder,
  value,
  onSearch,
  children,
  className = 'grow',
}: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typedBefore] = useState(() => textInPage(name));
  /** The last search that this field reported or received. */
  const searched = useRef(value);
  /** Reported searches that have not returned as `value`. */
  const underway = useRef<string[]>([]);
  const timer = useRef<number>(undefined);
  const report = useRef(onSearch);
  useEffect(() => {
    report.current = onSearch;
  });

  const search = () => {
    window.clearTimeout(timer.current);
    const typed = field.current?.value ?? '';
    if (typed === searched.current) return;
    searched.current = typed;
    underway.current.push(typed);
    report.current(typed);
  };
  const wait = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, pauseMilliseconds);
  };

  const start = useEffectEvent(wait);
  useEffect(() => {
    // Reports text typed before hydration.
    start();
    return () => window.clearTimeout(timer.current);
  }, []);

  // Text from outside (back button, reset) replaces the typed text. A reported search that returns as `value` replaces
  // nothing, because the user may have typed more since.
  useEffect(() => {
    const own = underway.current.indexOf(value);
    underway.current.splice(0, own + 1);
    if (own !== -1 || value === searched.current) return;
    underway.current = [];
    searched.current = value;
    if (field.current) field.current.value = value;
    window.clearTimeout(timer.current);
  }, [value]);

  return (
    <FilterForm className={className} onSubmit={search}>
      <div className="relative grow">
        <input
          ref={field}
          type="search"
          dir="auto"
          id={id}
          name={name}
          list={list}
          aria-label={id === undefined ? label : undefined}
          placeholder={placeholder}
          className={`${fieldClass} in-data-native:pr-12`}
          defaultValue={typedBefore ?? value}
          onChange={wait}
          // A pending search must not run after the next action.
          onBlur={search}
        />
        <NativeSubmit className="absolute inset-y-0 right-0" />
      </div>
      {children}
    </FilterForm>
  );
}

/** Reads the text typed before hydration. Code that loads late may render the page again, and must keep this text. */
function textInPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>(`form[data-native] [name="${name}"]`)?.value;
}
