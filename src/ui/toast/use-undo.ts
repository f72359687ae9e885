import { useMutation } from '@tanstack/react-query';
import { notify } from './notify';

export interface Undo {
  name: string;
  restore: () => Promise<void>;
  /** The toast after the undo. */
  restored: string;
  /** Returns the toast of a failed undo. */
  failure: (error: Error) => string;
}

/**
 * Offers to undo a deletion in its toast. The offer outlives the screen.
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
