import type { ReactNode } from 'react';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { useUndo, type Undo } from '@/ui/toast/use-undo';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  question?: string;
  /** What else there is to know or to choose. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Null while there is nothing that may be confirmed. */
  onConfirm: (() => void) | null;
  onCancel: () => void;
}

/** Confirms what takes something away. The focus starts on Cancel. */
export function ConfirmDialog({
  title,
  question,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onCancel={busy ? undefined : onCancel}>
      {question && <p className="text-muted">{question}</p>}
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" disabled={busy} autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        {onConfirm && (
          <Button kind="danger" disabled={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface DeletionDialogProps {
  name: string;
  question: string;
  /** What else goes with it. */
  children?: ReactNode;
  remove: () => Promise<void>;
  success: string;
  failure: string;
  invalidates: readonly unknown[];
  /** Brings back what was deleted: the toast has an Undo button then. */
  undo?: Omit<Undo, 'name'>;
  /** Gets the error of a failed deletion. */
  onClose: (error: Error | null) => void;
}

export function DeletionDialog({
  name,
  question,
  children,
  remove,
  success,
  failure,
  invalidates,
  undo,
  onClose,
}: DeletionDialogProps) {
  const offerUndo = useUndo(invalidates);
  const deletion = useWrite({
    mutationFn: () => remove(),
    meta: { success: undo ? undefined : success, failure, invalidates },
    onSuccess: () => undo && offerUndo(success, { name, ...undo }),
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
    >
      {children}
    </ConfirmDialog>
  );
}
