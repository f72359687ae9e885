import { useId, type ComponentPropsWithRef } from 'react';
import { Button } from './button';

interface RowButtonProps extends Pick<ComponentPropsWithRef<typeof Button>, 'ref' | 'aria-describedby' | 'onClick'> {
  /** What it does, as it reads. */
  action: string;
  /** What it does it to; many rows have the same action. */
  row: string;
  /** Why it may not be done, or null. */
  reason: string | null;
  /** True while it is being done. It keeps the focus; pressing it again does nothing. */
  busy?: boolean;
  /** Something to know before pressing it; it stands below. */
  note?: string;
}

/** A button at the end of a table row. */
export function RowButton({ action, row, reason, busy = false, note, ...rest }: RowButtonProps) {
  const noteId = useId();
  return (
    <span>
      <Button
        aria-describedby={note && noteId}
        {...rest}
        look="quiet"
        size="small"
        disabled={reason !== null}
        title={reason ?? undefined}
        aria-label={`${action} ${row}`}
        aria-busy={busy}
        className="w-full"
      >
        {busy ? 'Saving...' : action}
      </Button>
      {note && (
        <span id={noteId} className="mt-1 block text-xs text-muted">
          {note}
        </span>
      )}
    </span>
  );
}
