import type { ReactNode } from 'react';

interface SkeletonBlockProps {
  /** The accessible name. */
  label: string;
  /** The class of the height, when no sample gives the height. */
  className?: string;
  /** An invisible sample of the content. It gives the block its height. */
  children?: ReactNode;
}

export function SkeletonBlock({ label, className = '', children }: SkeletonBlockProps) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true" data-testid="skeleton" className={`animate-pulse rounded-plate bg-line ${className}`}>
        <div className="invisible">{children}</div>
      </div>
    </div>
  );
}

interface SkeletonGridProps {
  count: number;
  label: string;
}

export function SkeletonGrid({ count, label }: SkeletonGridProps) {
  return (
    <div role="status" aria-label={label}>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            data-testid="skeleton"
            className="animate-pulse overflow-hidden rounded-card border border-line bg-surface"
          >
            <div className="aspect-video bg-line" />
            <div className="min-h-72 space-y-3 p-5">
              <SkeletonLine width="w-1/3" />
              <SkeletonLine width="w-4/5" />
              <SkeletonLine width="w-full" />
              <SkeletonLine width="w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function SkeletonLine({ width }: { width: string }) {
  return <div className={`h-4 rounded bg-line ${width}`} />;
}

export function LoadingScreen() {
  return (
    <p role="status" className="flex min-h-dvh flex-col items-center justify-center gap-4 text-muted">
      <img src="/favicon.svg" alt="" width={48} height={48} className="animate-pulse" />
      Loading...
    </p>
  );
}
