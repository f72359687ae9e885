import type { ReactNode } from 'react';

interface CardProps {
  children: ReactNode;
}

/** One thing in a grid. A link in it with `after:absolute after:inset-0` makes the whole card lead there. */
export function Card({ children }: CardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {children}
    </article>
  );
}
