import type { ReactNode } from 'react';

interface RowActionsProps {
  children: ReactNode;
}

/** The buttons at the end of a table row. */
export function RowActions({ children }: RowActionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-1 whitespace-nowrap @max-3xl/table:gap-2 @3xl/table:flex-nowrap">
      {children}
    </div>
  );
}
