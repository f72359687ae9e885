import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { dayOfSnapshot } from '@/data/public-query';
import { isServiceDown, onServiceState } from '@/data/service-state';
import { formatDay } from '@/lib/dates';

/** Says quietly that the site shows what the build has saved, while the service behind it does not answer. */
export function OutageNote() {
  const down = useSyncExternalStore(onServiceState, isServiceDown, () => false);
  return (
    <div aria-live="polite" className="mx-auto max-w-page px-gutter text-sm text-muted">
      {down && <Note />}
    </div>
  );
}

function Note() {
  const { data: day } = useQuery({ queryKey: ['snapshot-day'], queryFn: dayOfSnapshot });
  return (
    <p className="pt-6">
      The service behind this site cannot be reached just now.
      {day && ` You are reading the copy of ${formatDay(day)}.`}
    </p>
  );
}
