import type { ReactNode } from 'react';

interface EmptyStateProps {
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-plate border border-dashed border-control px-6 py-14 text-center">
      {title && <h2 className="text-title">{title}</h2>}
      {children && <div className="mx-auto mt-2 max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
