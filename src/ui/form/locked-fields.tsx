import type { ReactNode } from 'react';

interface LockedFieldsProps {
  locked: boolean;
  hidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Locks fields together. A screen reader announces no group, because a group without a name is noise. */
export function LockedFields({ locked, hidden, className = '', children }: LockedFieldsProps) {
  return (
    <fieldset role="presentation" hidden={hidden} disabled={locked} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  );
}
