import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FilterForm, NativeSubmit } from './filter-form';
import { fieldClass } from './form/field';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  /** Other filters of the same list, beside the field. */
  children?: ReactNode;
  className?: string;
}

const pauseMilliseconds = 300;

/** A search field that reports once the person pauses, or at once on Enter. The text lives in the field, so that hydration leaves it alone. */
export function SearchBox({ label, placeholder, value, onSearch, children, className = 'grow' }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typedBefore] = useState(textInPage);
  /** What was last asked for from here, or came from outside. */
  const searched = useRef(value);
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
    report.current(typed);
  };
  const wait = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, pauseMilliseconds);
  };

  const start = useEffectEvent(wait);
  useEffect(() => {
    // For what was typed before the page was hydrated.
    start();
    return () => window.clearTimeout(timer.current);
  }, []);

  // The text changed from outside (back button, reset): it wins over what was typed. Our
  // own search coming back does not, because more may have been typed since.
  useEffect(() => {
    if (value === searched.current) return;
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
          name="q"
          aria-label={label}
          placeholder={placeholder}
          className={`${fieldClass} in-data-native:pr-12`}
          defaultValue={typedBefore ?? value}
          onChange={wait}
          // Before anything else is pressed: a search still waiting must not come after it.
          onBlur={search}
        />
        <NativeSubmit className="absolute inset-y-0 right-0" />
      </div>
      {children}
    </FilterForm>
  );
}

/** What stands in the field of a page that is not hydrated: code that comes late may draw a page in its place. */
function textInPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>('form[data-native] [name="q"]')?.value;
}
