import { useId, type ReactNode } from 'react';
import { Button } from './button';
import { SkeletonBlock } from './skeletons';

interface LoadedProps<Data> {
  /** The last words of the sentences on the screen, such as 'the drafts'. */
  what: string;
  query: { data: Data | undefined; isLoadingError: boolean; refetch: () => unknown };
  /** The height of the placeholder. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** A part of a screen that loads separately. Its failure leaves the other parts alone. */
export function Loaded<Data>({ what, query, className = 'h-32', children }: LoadedProps<Data>) {
  const id = useId();
  if (query.isLoadingError) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p id={id}>{`We couldn’t load ${what}.`}</p>
        <Button kind="quiet" size="small" aria-describedby={id} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (query.data === undefined) return <SkeletonBlock label={`Loading ${what}`} className={className} />;
  return <>{children(query.data)}</>;
}
