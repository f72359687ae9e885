import type { ReactNode } from 'react';

interface PageFrameProps {
  children: ReactNode;
}

/** The measure of a page: below the fixed header, no wider than the site. */
export function PageFrame({ children }: PageFrameProps) {
  return <div className="mx-auto max-w-page px-4 pt-28 pb-20 sm:px-6">{children}</div>;
}
