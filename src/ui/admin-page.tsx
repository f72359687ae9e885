import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface PageTitleProps {
  children: string;
  action?: ReactNode;
}

export function PageTitle({ children, action }: PageTitleProps) {
  return (
    <div className="mb-5 flex min-h-touch flex-wrap items-center justify-between gap-4">
      <h1 className="text-2xl/tight tracking-tight sm:text-3xl/tight">{children}</h1>
      {action}
    </div>
  );
}

interface PanelProps {
  title?: string;
  children: ReactNode;
}

export function Panel({ title, children }: PanelProps) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      {title && <h2 className="mb-4 text-lg/tight">{title}</h2>}
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
      <h2 className="text-base/tight">{title}</h2>
      <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 text-sm text-muted marker:text-control">
        {tips.map((tip, index) => (
          <li key={index}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}

interface NoticeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

const tones = {
  info: 'border-ds bg-ds-panel text-ds',
  warning: 'border-collecting bg-collecting-panel text-collecting',
};

export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <div role="status" className={`mb-5 space-y-2 rounded-lg border-l-4 px-4 py-3 text-sm font-medium ${tones[tone]}`}>
      {children}
    </div>
  );
}

interface LoadFailedProps {
  children: ReactNode;
  onRetry: () => void;
}

export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return <EmptyState action={<Button onClick={onRetry}>Try again</Button>}>{children}</EmptyState>;
}

interface StatusBadgeProps {
  on: boolean;
  children: string;
}

export function StatusBadge({ on, children }: StatusBadgeProps) {
  const mark = on ? 'before:shape' : 'before:bg-transparent';
  return (
    <span
      className={`inline-flex items-center gap-2 font-medium whitespace-nowrap before:size-2.5 before:rounded-full before:border-2 before:border-current ${mark} ${on ? 'text-tech' : 'text-muted'}`}
    >
      {children}
    </span>
  );
}
