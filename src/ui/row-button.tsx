import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

interface RowButtonProps extends Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'aria-describedby' | 'onClick' | 'className'
> {
  action: string;
  /** What it does it to; many rows have the same action. */
  row: string;
  reason: string | null;
  /** True for what cannot be undone: it stands apart. */
  danger?: boolean;
  /** True while it is being done. It keeps the focus; pressing it again does nothing. */
  busy?: boolean;
  note?: string;
}

/** The classes of a button in a table row, for links that look like one. Where rows are cards it has a frame. */
export function rowButtonClass(tone = 'hover:not-disabled:bg-line'): string {
  const shape =
    'inline-flex min-h-8 w-full items-center justify-center rounded-lg border px-2 text-label font-semibold';
  const frame = 'border-transparent transition-colors @max-3xl/table:border-control @max-3xl/table:px-3';
  const touch = 'pointer-coarse:min-h-touch pointer-coarse:min-w-touch';
  return `${shape} ${frame} ${touch} disabled:cursor-not-allowed disabled:opacity-60 ${tone}`;
}

const dangerTone = 'text-danger hover:not-disabled:bg-danger hover:not-disabled:text-danger-ink';

export function RowButton({
  action,
  row,
  reason,
  danger = false,
  busy = false,
  note,
  className = '',
  ...rest
}: RowButtonProps) {
  const noteId = useId();
  return (
    <span
      className={
        danger ? '@max-3xl/table:ml-auto @3xl/table:border-l @3xl/table:border-line @3xl/table:pl-1' : undefined
      }
    >
      <button
        type="button"
        aria-describedby={note && noteId}
        {...rest}
        disabled={reason !== null}
        title={reason ?? undefined}
        aria-label={`${action} ${row}`}
        aria-busy={busy}
        className={`${rowButtonClass(danger ? dangerTone : undefined)} ${className}`}
      >
        {busy ? 'Saving...' : action}
      </button>
      {note && (
        <span id={noteId} className="block px-2 text-xs text-muted">
          {note}
        </span>
      )}
    </span>
  );
}

interface RowActionsProps {
  children: ReactNode;
}

export function RowActions({ children }: RowActionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-1 whitespace-nowrap @max-3xl/table:gap-2 @3xl/table:flex-nowrap">
      {children}
    </div>
  );
}
