import { useMutation } from '@tanstack/react-query';
import { notify } from './notify';

/** How a deletion is undone. */
export interface Undo {
  /** What was deleted. */
  name: string;
  restore: () => Promise<void>;
  /** The toast when it is back. */
  restored: string;
  /** The toast when it could not be brought back. */
  failure: (error: Error) => string;
}

/**
 * Offers to undo a deletion in its toast, also when the screen has been left by then.
 * @param invalidates the reads that a restored row makes stale
 */
export function useUndo(invalidates: readonly unknown[]): (success: string, undo: Undo) => void {
  const { mutate } = useMutation({
    mutationFn: ({ restore }: Undo) => restore(),
    onSuccess: (_nothing, { restored }) => notify.success(restored),
    onError: (error, { failure }) => notify.failure(failure(error)),
    meta: { invalidates },
  });
  return (success, undo) => notify.successWithAction(success, 'Undo', `Undo deleting ${undo.name}`, () => mutate(undo));
}
