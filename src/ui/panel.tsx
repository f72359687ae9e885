import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  children: ReactNode;
}

export function Panel({ title, children }: PanelProps) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      {title && <h2 className="mb-4 text-lg leading-tight">{title}</h2>}
      {children}
    </section>
  );
}

interface TipsPanelProps {
  title: string;
  tips: readonly ReactNode[];
}

export function TipsPanel({ title, tips }: TipsPanelProps) {
  return (
    <aside aria-label={title} className="rounded-card bg-sunken px-4 py-4 sm:px-5">
      <h2 className="text-base leading-tight">{title}</h2>
      <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 text-sm text-muted marker:text-control">
        {tips.map((tip, index) => (
          <li key={index}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}
