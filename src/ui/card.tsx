import type { ReactNode } from 'react';

interface CardProps {
  /** Puts the parts side by side on a wide screen. */
  wide?: boolean;
  children: ReactNode;
}

/** Frames a summary. A link inside with `after:absolute after:inset-0` makes the whole card clickable. */
export function Card({ wide = false, children }: CardProps) {
  return (
    <article
      className={`card group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface ${wide ? 'lg:flex-row' : ''}`}
    >
      {children}
    </article>
  );
}

interface BadgeProps {
  /** Classes for text and background colour. */
  tone: string;
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`inline-block rounded-full px-3 py-1 text-label font-semibold ${tone}`}>{children}</span>;
}
