import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

const tones = {
  /** Something to know. */
  info: 'border-line bg-ds-panel text-ds',
  /** Something to mind. */
  warning: 'border-control bg-collecting-panel text-collecting',
};

/** A sentence that stays where it matters. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <div role="status" className={`mb-6 space-y-2 rounded-2xl border px-5 py-3 ${tones[tone]}`}>
      {children}
    </div>
  );
}
