import type { ReactNode } from 'react';

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
