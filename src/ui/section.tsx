import { Suspense, type ReactNode } from 'react';

interface SectionProps {
  /** Anchor that links can lead to. */
  id: string;
  title: string;
  /** A link beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own; in a prerendered page it comes alive by itself. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mx-auto max-w-page px-gutter py-section">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2 id={`${id}-title`} className="text-headline">
          {title}
        </h2>
        {action}
      </div>
      <Suspense>{children}</Suspense>
    </section>
  );
}
