import { useEffect, useState, useSyncExternalStore } from 'react';
import { dayOfCopy } from '@/data/public-query';
import { isServiceDown, onServiceState } from '@/data/service-state';
import { formatDay } from '@/lib/dates';

/** Says quietly that the site shows its own copy, while the service behind it does not answer. */
export function OutageNote() {
  const down = useSyncExternalStore(onServiceState, isServiceDown, () => false);
  return (
    <div aria-live="polite" className="mx-auto max-w-page px-gutter text-sm text-muted">
      {down && <Words />}
    </div>
  );
}

function Words() {
  const [day, setDay] = useState('');
  useEffect(() => {
    let mounted = true;
    void dayOfCopy().then((known) => {
      if (mounted && known) setDay(known);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return (
    <p className="pt-6">
      The service behind this site cannot be reached just now.
      {day && ` You are reading the copy of ${formatDay(day)}.`}
    </p>
  );
}
