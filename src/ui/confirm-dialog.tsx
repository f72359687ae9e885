import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** What the button that does it reads. */
  confirmLabel: string;
  /** What the button that leaves everything as it is reads. */
  cancelLabel?: string;
  /** True while it is being done. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The focus starts on the way out. */
export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onCancel={busy ? undefined : onCancel}>
      <p className="text-muted">{question}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button look="danger" disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
