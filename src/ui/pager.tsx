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
  return (
    <nav aria-label={label} className="mt-10 flex items-center justify-center gap-4">
      <Button look="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous<span className="sr-only"> page</span>
      </Button>
      <p aria-live="polite" className="tabular-nums">
        Page {page} of {pageCount}
      </p>
      <Button look="quiet" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        Next<span className="sr-only"> page</span>
      </Button>
    </nav>
  );
}
