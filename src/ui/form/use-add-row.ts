import type { MutationMeta } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useWrite } from '@/lib/use-write';
import { applyServerErrors, type FieldErrors } from './fields';
import type { DraftControls } from './use-draft';

interface AddRowOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Its target has the id that the row gets; it is kept with what is typed. */
  draft: DraftControls<Values>;
  add: (id: string, values: Values) => Promise<unknown>;
  /** Are these values another row than those that were sent before? */
  isAnother: (values: Values, sent: Values) => boolean;
  /** What the database rejected, by field, or null. */
  fieldErrors: (error: unknown) => FieldErrors<Values> | null;
  meta: MutationMeta;
  onAdded?: () => void;
}

/** Adds rows under ids chosen here, so that a retry, even after a lost answer, adds the row once; then empties the form. */
export function useAddRow<Values extends FieldValues>({
  form,
  draft,
  add,
  isAnother,
  fieldErrors,
  meta,
  onAdded,
}: AddRowOptions<Values>) {
  const write = useWrite({
    mutationFn: ({ id, values }: { id: string; values: Values }) => add(id, values),
    meta,
    onSuccess: (_row, { values }) => {
      draft.markSaved(values, newTarget(), form.formState.defaultValues as Values);
      onAdded?.();
    },
    onError: (error) => applyServerErrors(form, fieldErrors(error)),
  });
  return {
    ...write,
    add: (values: Values) => {
      // After a lost answer the row may be there: another one must not take its place.
      const sent = write.isError ? write.variables.values : values;
      const target = isAnother(values, sent) ? newTarget() : draft.target;
      draft.setTarget(target);
      write.mutate({ id: target.id, values });
    },
  };
}

/** A row that is not there yet. */
export function newTarget() {
  return { id: crypto.randomUUID(), version: null };
}
