import type { ReactNode } from 'react';

/** Asks about a value that can be right, but seldom is. */
export function IsItRight({ children }: { children: ReactNode }) {
  return (
    <strong className="block text-collecting" role="status">
      {children} Is it right?
    </strong>
  );
}
