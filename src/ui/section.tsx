import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor that links can lead to. */
  id: string;
  title: string;
  /** A link beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mx-auto max-w-page px-4 py-12 sm:px-6">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
