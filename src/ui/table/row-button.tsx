import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

interface RowButtonProps extends Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'aria-describedby' | 'onClick' | 'className'
> {
  action: string;
  /** Completes the accessible name, because many rows have the same action. */
  row: string;
  /** The reason against the action, as the button's title. The button then does nothing, but stays focusable. */
  reason: string | null;
  /** True for destructive actions. It sets the button apart. */
  danger?: boolean;
  /** True during the action. The button keeps the focus, and further presses do nothing. */
  busy?: boolean;
  note?: string;
}

/** Returns the classes for a link that looks like a row's button. */
export function rowButtonClass(tone = 'hover:not-aria-disabled:bg-line'): string {
  const shape =
    'row-button inline-flex min-h-8 w-full items-center justify-center rounded-lg border border-transparent px-2 text-label font-semibold transition-colors';
  const touch = 'pointer-coarse:min-h-touch pointer-coarse:min-w-touch';
  return `${shape} ${touch} aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${tone}`;
}

const dangerTone = 'text-danger hover:not-aria-disabled:bg-danger hover:not-aria-disabled:text-danger-ink';

export function RowButton({
  action,
  row,
  reason,
  danger = false,
  busy = false,
  note,
  className = '',
  onClick,
  ...rest
}: RowButtonProps) {
  const id = useId();
  const shown = busy ? 'Saving...' : action;
  return (
    <span className={danger ? 'row-danger' : undefined} data-reason={rest['aria-describedby'] ? undefined : reason}>
      <button
        type="button"
        aria-describedby={!reason && note ? id : undefined}
        {...rest}
        aria-disabled={reason !== null}
        title={reason ?? undefined}
        aria-label={`${shown} ${row}`}
        aria-busy={busy}
        className={`${rowButtonClass(danger ? dangerTone : undefined)} ${className}`}
        onClick={reason === null ? onClick : undefined}
      >
        {shown}
      </button>
      {!reason && note && (
        <span id={id} className="block px-2 text-xs text-muted">
          {note}
        </span>
      )}
    </span>
  );
}

interface RowActionsProps {
  /** Uses two lines in a table with many columns. */
  wraps?: boolean;
  children: ReactNode;
}

export function RowActions({ wraps = false, children }: RowActionsProps) {
  const lines = wraps ? '@3xl/table:w-56 @3xl/table:flex-wrap!' : '';
  return <div className={`row-actions flex flex-wrap items-start gap-1 whitespace-nowrap ${lines}`}>{children}</div>;
}
