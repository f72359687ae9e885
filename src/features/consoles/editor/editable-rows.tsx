import { useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/form/field';
import { RowFieldset } from './row-fieldset';

interface EditableRowsProps {
  /** Each with a key that stays with the row. */
  rows: readonly { id: string; legend: string; hidden?: boolean }[];
  hint: string;
  /** What is said where no row shows. */
  empty: string;
  addLabel: string;
  error: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** Rows of a form that can be added and removed. A new row gets the focus, a removed one gives it to the Add button. */
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
