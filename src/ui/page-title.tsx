import type { ReactNode } from 'react';

interface PageTitleProps {
  children: string;
  action?: ReactNode;
}

export function PageTitle({ children, action }: PageTitleProps) {
  return (
    <div className="mb-5 flex min-h-touch flex-wrap items-center justify-between gap-4">
      <h1 className="text-2xl leading-tight tracking-tight sm:text-3xl">{children}</h1>
      {action}
    </div>
  );
}
