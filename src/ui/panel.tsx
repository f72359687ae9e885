import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  children: ReactNode;
}

/** A framed part of an admin screen. */
export function Panel({ title, children }: PanelProps) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      {title && <h2 className="mb-4 text-lg leading-tight">{title}</h2>}
      {children}
    </section>
  );
}
