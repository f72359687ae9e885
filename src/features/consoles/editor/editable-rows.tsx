import { useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/form/field';
import { RowFieldset } from './row-fieldset';

interface EditableRowsProps {
  /** The `id` of a row never changes. */
  rows: readonly { id: string; legend: string; hidden?: boolean }[];
  hint: string;
  /** The text when no row shows. */
  empty: string;
  addLabel: string;
  error: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** Edits a list of rows. A new row gets the focus. After a removal the Add button gets the focus. */
export function EditableRows({ rows, hint, empty, addLabel, error, onAdd, onRemove, children }: EditableRowsProps) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{hint}</p>
      {error && <FieldError id="list">{error}</FieldError>}
      {rows.every(({ hidden }) => hidden) && <p>{empty}</p>}
      {rows.map(
        ({ id, legend, hidden }, index) =>
          !hidden && (
            <RowFieldset
              key={id}
              legend={legend}
              onRemove={() => {
                onRemove(index);
                add.current?.focus();
              }}
            >
              {children(index)}
            </RowFieldset>
          ),
      )}
      <Button ref={add} kind="quiet" onClick={onAdd}>
        {addLabel}
      </Button>
    </div>
  );
}
