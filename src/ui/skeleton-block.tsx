interface SkeletonBlockProps {
  /** What is being loaded, for those who cannot see the grey box. */
  label: string;
  className: string;
}

/** One grey box that holds the place of something still loading. */
export function SkeletonBlock({ label, className }: SkeletonBlockProps) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true" data-testid="skeleton" className={`animate-pulse rounded-plate bg-line ${className}`} />
    </div>
  );
}
