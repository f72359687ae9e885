import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useForm, type Control, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Target } from '@/site/drafts';
import { Button } from '@/ui/button';
import { RowActions } from '@/ui/table/row-button';
import { tableCellClass, tableRowClass } from '@/ui/table/data-table';
import { applyServerErrors } from './fields';
import { SubmitButton } from './submit-button';
import { useDraft } from './use-draft';
import type { RowStart } from './use-row-editor';

interface RowEditorProps<Values extends FieldValues> {
  name: string;
  schema: GenericSchema<Values, Values>;
  saved: Values;
  start: RowStart<Values>;
  saving: boolean;
  draftKey: string;
  /** Returns a cell for each column but the last. Each field takes the properties of `cell`. */
  cells: (cell: { control: Control<Values>; form: string }) => ReactNode[];
  /** The function must call `onSaved` after the service confirms the save, and before the row closes. */
  onSave: (values: Values, target: Target, onSaved: () => void) => void;
  onCancel: () => void;
}

/** A table row as a form, with Save and Cancel. Escape cancels. */
export function RowEditor<Values extends FieldValues>({
  name,
  schema,
  saved,
  start,
  saving,
  draftKey,
  cells,
  onSave,
  onCancel,
}: RowEditorProps<Values>) {
  const formId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const form = useForm<Values>({ resolver: valibotResolver(schema), defaultValues: saved as DefaultValues<Values> });
  const draft = useDraft(form, draftKey, start.target);
  const { reset, setError, clearErrors, formState } = form;

  useEffect(() => {
    reset(start.values, { keepDefaultValues: true, keepFieldsRef: true });
    // The button that opened the row is gone, so the focus moves here.
    row.current?.querySelector<HTMLElement>('input, select')?.focus();
    applyServerErrors({ setError }, start.errors);
  }, [start, reset, setError]);

  const submitName = `${saving ? 'Saving...' : 'Save'} ${name}`;
  const cancel = () => {
    draft.drop();
    onCancel();
  };
  return (
    <tr
      ref={row}
      role="row"
      className={`${tableRowClass} bg-sunken/40`}
      onChange={({ target }) => {
        // Before the first submit nothing else clears server errors.
        if (!formState.isSubmitted) clearErrors((target as unknown as HTMLInputElement).name as FieldPath<Values>);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !saving) cancel();
      }}
    >
      {cells({ control: form.control, form: formId }).map((cell, index) => (
        <td
          key={index}
          role="cell"
          className={`${tableCellClass} space-y-3 align-top @max-3xl/table:first:col-span-full @3xl/table:min-w-44 @3xl/table:first:min-w-64 @3xl/table:has-[[type=checkbox]]:min-w-0 @3xl/table:has-[[type=number]]:min-w-28`}
        >
          {cell}
        </td>
      ))}
      <td role="cell" className={`${tableCellClass} align-top`}>
        {draft.noRoom && (
          <p role="status" className="mb-2 text-collecting @3xl/table:max-w-44">
            Your browser’s storage is full, so we can’t back up your draft.
          </p>
        )}
        <form
          id={formId}
          noValidate
          className="py-1"
          onSubmit={(event) =>
            void form.handleSubmit((values) => onSave(values, draft.target, () => draft.markSaved(values)))(event)
          }
        >
          <RowActions>
            <SubmitButton label="Save" busy={saving} busyLabel="Saving..." size="small" aria-label={submitName} />
            <Button kind="quiet" size="small" disabled={saving} aria-label={`Cancel editing ${name}`} onClick={cancel}>
              Cancel
            </Button>
          </RowActions>
        </form>
      </td>
    </tr>
  );
}
