import type { ReactNode } from 'react';

interface BadgeProps {
  /** Text and background colour classes. */
  tone: string;
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`inline-block rounded-full px-3 py-1 text-label font-semibold ${tone}`}>{children}</span>;
}
