import type { ReactNode } from 'react';

interface RowActionsProps {
  children: ReactNode;
}

/** The buttons at the end of a table row. */
export function RowActions({ children }: RowActionsProps) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}
