import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button';

interface PagerProps {
  label: string;
  page: number;
  pageCount: number;
  hrefTo: (page: number) => string;
  /** Keeps the scroll position, for a list that is only a part of its screen. */
  keepScroll?: boolean;
}

export function Pager({ label, page, pageCount, hrefTo, keepScroll = false }: PagerProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const step = (word: string, to: number) => {
    const content = (
      <>
        <span>{word}</span> <span className="sr-only">page</span>
      </>
    );
    if (to < 1 || to > pageCount)
      return <span className={`${buttonClass('quiet')} pointer-events-none opacity-60`}>{content}</span>;
    return (
      <Link
        to={hrefTo(to)}
        preventScrollReset={keepScroll}
        className={buttonClass('quiet')}
        // At either end the pressed link disappears, and would take the focus with it.
        onClick={() => (to <= 1 || to >= pageCount) && status.current?.focus({ preventScroll: true })}
      >
        {content}
      </Link>
    );
  };
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {step('Previous', page - 1)}
      <p ref={status} tabIndex={-1} aria-live="polite" className="tabular-nums">{`Page ${page} of ${pageCount}`}</p>
      {step('Next', page + 1)}
    </nav>
  );
}
