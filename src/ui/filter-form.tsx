import type { ReactNode } from 'react';
import { useInBrowser } from './hydration';

interface FilterFormProps {
  className?: string;
  /** Runs when the typed text applies at once. */
  onSubmit?: () => void;
  children: ReactNode;
}

/**
 * Holds the search and the filters of a list, under the names of its address. Before hydration the browser submits the
 * form. The page's script (src/before-hydration/filters.ts) then submits a choice at once. The form turns autocomplete
 * off, so that restored text does not look like input.
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

/** Submits a form before hydration. After hydration it is hidden. */
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
