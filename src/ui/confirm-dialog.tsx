import { useWrite } from '@/lib/use-write';
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

interface DeletionDialogProps {
  /** What is to be deleted. */
  name: string;
  question: string;
  /** Deletes it; rejects when it was not. */
  remove: () => Promise<void>;
  success: string;
  failure: string;
  /** Key of the reads that it makes stale. */
  invalidates: readonly unknown[];
  /** Gets the reason when it was not deleted. */
  onClose: (error: Error | null) => void;
}

/** Asks whether to delete something, and does it. */
export function DeletionDialog({
  name,
  question,
  remove,
  success,
  failure,
  invalidates,
  onClose,
}: DeletionDialogProps) {
  const deletion = useWrite({
    mutationFn: () => remove(),
    meta: { success, failure, invalidates },
    onSettled: (_nothing, error) => onClose(error),
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}`}
      question={question}
      confirmLabel="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(null)}
      onCancel={() => onClose(null)}
    />
  );
}
