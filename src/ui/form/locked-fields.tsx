import type { ReactNode } from 'react';

interface LockedFieldsProps {
  locked: boolean;
  hidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields that are locked together. They are no group to a screen reader: a group without a name would only be noise. */
export function LockedFields({ locked, hidden, className = '', children }: LockedFieldsProps) {
  return (
    <fieldset role="presentation" hidden={hidden} disabled={locked} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  );
}
