import { useRef } from 'react';
import { Button } from './button';

interface PagerProps {
  /** What is paged, for the name of the navigation. */
  label: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Previous, "Page X of Y", next. */
export function Pager({ label, page, pageCount, onPage }: PagerProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const turnTo = (next: number) => {
    // At either end the pressed button is about to be disabled, and would take the focus with it.
    if (next <= 1 || next >= pageCount) status.current?.focus({ preventScroll: true });
    onPage(next);
  };
  return (
    <nav aria-label={label} className="mt-10 flex items-center justify-center gap-4">
      <Button look="quiet" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        Previous<span className="sr-only"> page</span>
      </Button>
      <p ref={status} tabIndex={-1} aria-live="polite" className="tabular-nums">
        Page {page} of {pageCount}
      </p>
      <Button look="quiet" disabled={page >= pageCount} onClick={() => turnTo(page + 1)}>
        Next<span className="sr-only"> page</span>
      </Button>
    </nav>
  );
}
