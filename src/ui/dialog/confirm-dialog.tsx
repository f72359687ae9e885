import type { ReactNode } from 'react';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { useUndo, type Undo } from '@/ui/toast/use-undo';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  question?: string;
  /** More facts or choices below the question. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Null while the user cannot confirm. */
  onConfirm: (() => void) | null;
  onCancel: () => void;
}

/** Asks before a change that removes something. The focus starts on Cancel. */
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
  /** Says what the deletion removes besides the row. */
  children?: ReactNode;
  remove: () => Promise<void>;
  success: string;
  failure: string;
  invalidates: readonly unknown[];
  /** Restores the deleted row. The toast then has the button "Undo". */
  undo?: Omit<Undo, 'name'>;
  /** Receives the error of a failed deletion, else null. */
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
