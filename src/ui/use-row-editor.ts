import { useRef, useState } from 'react';
import { dropChanges, keptChanges } from '@/lib/kept-changes';
import { notify } from './notify';
import type { FieldErrors } from './use-form';

interface RowEditorOptions<Row, Values> {
  /** Under which name the device keeps what is typed; the row's id is added. */
  keepAs: string;
  valuesOf: (row: Row) => Values;
  /** Saves; rejects when the row was not changed. */
  save: (row: Row, values: Values) => Promise<unknown>;
  /** The toast when it was not. */
  failure: string;
  /** What the database refused about it, in words for the fields, or null when nothing in particular. */
  refusal: (error: unknown) => FieldErrors<Values> | null;
}

/** The row that is being edited, and what its form starts with. */
interface OpenRow<Values> {
  id: string;
  start: Values;
  refused: FieldErrors<Values>;
  saving: boolean;
}

/**
 * Editing in the rows of a table, one row at a time. Saving always ends it, also when
 * the save fails; then what was typed is offered again by Retry in the message, and by
 * Edit, even after the page was closed.
 */
export function useRowEditor<Row extends { id: string }, Values extends object>({
  keepAs,
  valuesOf,
  save,
  failure,
  refusal,
}: RowEditorOptions<Row, Values>) {
  const [open, setOpen] = useState<OpenRow<Values> | null>(null);
  const [refused, setRefused] = useState<{ id: string; errors: FieldErrors<Values> } | null>(null);
  const saving = useRef(false);

  const formOf = (row: Row) => `${keepAs}.${row.id}`;
  const keptOf = (row: Row) => keptChanges(formOf(row), valuesOf(row));
  const forget = (row: Row) => {
    for (const { id } of keptOf(row)) dropChanges(formOf(row), id);
  };

  const edit = (row: Row, typed?: Values, errors: FieldErrors<Values> = {}) => {
    const kept = typed ?? keptOf(row)[0]?.values;
    const known = refused?.id === row.id ? refused.errors : errors;
    setOpen({ id: row.id, start: kept ?? valuesOf(row), refused: known, saving: false });
  };

  const submit = async (row: Row, values: Values, settle?: (saved: Values) => void) => {
    if (saving.current) return;
    saving.current = true;
    if (settle) setOpen((before) => before && { ...before, saving: true });
    try {
      await save(row, values);
      settle?.(values);
      forget(row);
      setRefused(null);
    } catch (error) {
      const errors = refusal(error);
      setRefused(errors && { id: row.id, errors });
      notify.failure(failure, () => {
        // What the database will not take has to be changed first; anything else may work now.
        if (errors) edit(row, values, errors);
        else void submit(row, values);
      });
    } finally {
      saving.current = false;
      if (settle) setOpen(null);
    }
  };

  return {
    openRow: open,
    formOf,
    edit: (row: Row) => edit(row),
    /** `settle` is called when the save was confirmed, before the row closes. */
    submit: (row: Row, values: Values, settle: (saved: Values) => void) => void submit(row, values, settle),
    cancel: (row: Row) => {
      forget(row);
      setRefused(null);
      setOpen(null);
    },
    /** Does this device keep changes to the row that were never saved? */
    holds: (row: Row) => open?.id !== row.id && keptOf(row).length > 0,
  };
}
