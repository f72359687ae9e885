import type { ReactNode } from 'react';

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
