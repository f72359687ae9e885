import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button';
import { RowActions } from './row-actions';
import { SubmitButton } from './submit-button';
import { tableCellClass, tableRowClass } from './table-cell';
import { useForm, type FieldErrors } from './use-form';

interface RowEditorProps<Values> {
  /** What the row is, for the names of its buttons. */
  name: string;
  initial: Values;
  /** What it opens with, when that is not what is saved. */
  start: Values;
  refused: FieldErrors<Values>;
  saving: boolean;
  keepAs: string;
  check: (values: Values) => FieldErrors<Values>;
  /** One control for each column but the last; give each the `form` attribute. */
  cells: ((field: RowField<Values>, form: string) => ReactNode)[];
  onSave: (values: Values, settle: (saved: Values) => void) => void;
  onCancel: () => void;
}

/** What a control needs, by the name of its field. */
type RowField<Values> = <Name extends keyof Values & string>(
  name: Name,
) => { name: Name; value: Values[Name]; error?: string; onChange: (value: Values[Name]) => void };

/** A table row as a form: a control in each cell, then Save and Cancel. Escape cancels. */
export function RowEditor<Values extends object>({
  name,
  initial,
  start,
  refused,
  saving,
  keepAs,
  check,
  cells,
  onSave,
  onCancel,
}: RowEditorProps<Values>) {
  const formId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const form = useForm({
    initial,
    start,
    refused,
    check,
    keepAs,
    onSubmit: (values) => onSave(values, form.settle),
  });
  // The button that opened the row has gone; the keyboard goes on here.
  useEffect(() => {
    const controls = row.current;
    const invalid = controls?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? controls?.querySelector<HTMLElement>('input, select'))?.focus();
  }, []);
  const cancel = () => {
    form.kept.forget();
    onCancel();
  };
  return (
    <tr
      ref={row}
      role="row"
      className={`${tableRowClass} bg-sunken/40`}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !saving) cancel();
      }}
    >
      {cells.map((cell, index) => (
        <td
          key={index}
          role="cell"
          className={`${tableCellClass} align-top @max-3xl/table:first:col-span-full @3xl/table:min-w-44 @3xl/table:has-[[type=checkbox]]:min-w-0 @3xl/table:has-[[type=number]]:min-w-28`}
        >
          {cell(form.field, formId)}
        </td>
      ))}
      <td role="cell" className={`${tableCellClass} align-top`}>
        {form.kept.noRoom && (
          <p role="status" className="mb-2 text-collecting @3xl/table:max-w-44">
            This device has no room to keep a copy of what you type.
          </p>
        )}
        <form id={formId} {...form.element} className="py-1">
          <RowActions>
            <SubmitButton label="Save" busy={saving} busyLabel="Saving..." size="small" aria-label={`Save ${name}`} />
            <Button look="quiet" size="small" disabled={saving} aria-label={`Cancel editing ${name}`} onClick={cancel}>
              Cancel
            </Button>
          </RowActions>
        </form>
      </td>
    </tr>
  );
}
