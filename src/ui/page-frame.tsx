import type { ReactNode } from 'react';

interface PageFrameProps {
  children: ReactNode;
}

/** The measure of a page: below the fixed header, no wider than the site. */
export function PageFrame({ children }: PageFrameProps) {
  return <div className="mx-auto max-w-page px-gutter pt-28 pb-section sm:pt-32 print:p-0">{children}</div>;
}
