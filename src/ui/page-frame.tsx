import type { ReactNode } from 'react';

interface PageFrameProps {
  children: ReactNode;
}

export function PageFrame({ children }: PageFrameProps) {
  return <div className="mx-auto max-w-page px-gutter pt-28 pb-section sm:pt-32 print:p-0">{children}</div>;
}

interface PageHeaderProps {
  title: string;
  children?: ReactNode;
}

export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="mb-10 max-w-3xl">
      <h1 className="text-headline">{title}</h1>
      {children && <p className="mt-4 text-lead text-pretty text-muted">{children}</p>}
    </header>
  );
}

interface NotFoundNoticeProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

export function NotFoundNotice({ title, children, action }: NotFoundNoticeProps) {
  return (
    <div className="py-16 text-center">
      <h1 className="text-headline">{title}</h1>
      <p className="mt-4 text-lead text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
