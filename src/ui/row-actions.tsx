import type { ReactNode } from 'react';

interface RowActionsProps {
  children: ReactNode;
}

/** The buttons at the end of a table row. */
export function RowActions({ children }: RowActionsProps) {
  return <div className="flex gap-2 whitespace-nowrap">{children}</div>;
}
