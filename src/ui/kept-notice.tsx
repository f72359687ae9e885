import { useId } from 'react';
import { Button } from './button';
import { Notice } from './notice';

interface KeptNoticeProps {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Offers changes that this device kept, without standing in the way. */
export function KeptNotice({ at, onRestore, onDiscard }: KeptNoticeProps) {
  const id = useId();
  return (
    <Notice tone="warning">
      <p id={id}>Unsaved changes of {moment.format(at)} were kept on this device.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-describedby={id} onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" look="quiet" aria-describedby={id} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}
