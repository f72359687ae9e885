import type { ReactNode } from 'react';
import { useInBrowser } from './hydration';

interface FilterFormProps {
  className?: string;
  /** Runs when the user submits the form. */
  onSubmit?: () => void;
  children: ReactNode;
}

/**
 * A form for the search and the filters of a list. The fields have the names of the parameters in the address. Before
 * hydration the browser submits the form, and the page's script (src/before-hydration/filters.ts) submits a choice at
 * once. The form turns autocomplete off, so that restored text does not look like input.
 */
export function FilterForm({ className = '', onSubmit, children }: FilterFormProps) {
  const native = useInBrowser(() => false, true);
  return (
    <form
      method="get"
      role="search"
      autoComplete="off"
      data-native={native ? '' : undefined}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
    </form>
  );
}

/** A button that submits a form before hydration. After hydration it is hidden. */
export function NativeSubmit({ className }: { className: string }) {
  return (
    <button
      type="submit"
      aria-label="Search"
      className={`hidden size-touch items-center justify-center in-data-native:flex ${className}`}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M15 15l6 6M10 4a6.5 6.5 0 1 0 .1 0z" strokeWidth="2" />
      </svg>
    </button>
  );
}
