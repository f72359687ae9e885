import type { ReactNode } from 'react';
import { useInBrowser } from './hydration';

interface FilterFormProps {
  className?: string;
  /** Called when the typed text is to apply at once. */
  onSubmit?: () => void;
  children: ReactNode;
}

/**
 * Search and filters of a list, named as in its address: until the page is hydrated the browser submits them, and the
 * page's script (src/before-hydration/filters.ts) submits a choice at once. No autocomplete: text that a browser
 * restores could be mistaken for input.
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

/** Submits a form before hydration; hidden afterwards. */
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
