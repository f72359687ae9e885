import type { MutationMeta } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newId } from '@/lib/new-id';
import { useWrite } from '@/lib/use-write';
import { applyServerErrors, type FieldErrors } from './fields';
import type { DraftControls } from './use-draft';

interface AddRowOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The target of the draft has the id of the new row. The draft stores the id with the values. */
  draft: DraftControls<Values>;
  add: (id: string, values: Values) => Promise<unknown>;
  /** Says whether these values describe another row than the values that were sent before. */
  isNewRow: (values: Values, sent: Values) => boolean;
  /** Returns the field errors of a rejected write, or null. */
  fieldErrors: (error: unknown) => FieldErrors<Values> | null;
  meta: MutationMeta;
  onAdded?: () => void;
}

/**
 * Adds a row and then resets the form. The client chooses the id, so that a retry after a lost response adds no second
 * row.
 */
export function useAddRow<Values extends FieldValues>({
  form,
  draft,
  add,
  isNewRow,
  fieldErrors,
  meta,
  onAdded,
}: AddRowOptions<Values>) {
  const write = useWrite({
    mutationFn: ({ id, values }: { id: string; values: Values }) => add(id, values),
    meta,
    onSuccess: (_row, { values }) => {
      draft.markSaved(values, newRowTarget(), form.formState.defaultValues as Values);
      onAdded?.();
    },
    onError: (error) => applyServerErrors(form, fieldErrors(error)),
  });
  return {
    ...write,
    add: (values: Values) => {
      // After a lost response the row may exist. Another row then needs a new id.
      const sent = write.isError ? write.variables.values : values;
      const target = isNewRow(values, sent) ? newRowTarget() : draft.target;
      draft.setTarget(target);
      write.mutate({ id: target.id, values });
    },
  };
}

/** Returns the target of a new row: a new id, and no version. */
export function newRowTarget() {
  return { id: newId(), version: null };
}
