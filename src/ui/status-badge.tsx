interface StatusBadgeProps {
  /** Is it switched on: published, active? */
  on: boolean;
  children: string;
}

export function StatusBadge({ on, children }: StatusBadgeProps) {
  const mark = on ? 'before:bg-current' : 'before:bg-transparent';
  return (
    <span
      className={`inline-flex items-center gap-2 font-medium whitespace-nowrap before:size-2.5 before:rounded-full before:border-2 before:border-current ${mark} ${on ? 'text-tech' : 'text-muted'}`}
    >
      {children}
    </span>
  );
}
