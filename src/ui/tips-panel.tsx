import type { ReactNode } from 'react';

interface TipsPanelProps {
  title: string;
  tips: readonly ReactNode[];
}

/** Short advice beside a form. */
export function TipsPanel({ title, tips }: TipsPanelProps) {
  return (
    <aside aria-label={title} className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {tips.map((tip, index) => (
          <li key={index}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}
