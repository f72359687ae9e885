import { useWrite } from '@/lib/use-write';
import { ConfirmDialog } from './confirm-dialog';

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
