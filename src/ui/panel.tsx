import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  children: ReactNode;
}

/** A framed part of an admin screen. */
export function Panel({ title, children }: PanelProps) {
  return (
    <section aria-label={title} className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      {title && <h2 className="mb-4 text-xl">{title}</h2>}
      {children}
    </section>
  );
}
