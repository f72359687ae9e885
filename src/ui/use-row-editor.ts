import { useEffect, useRef, useState } from 'react';
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
 * Edit, even after the page was closed. Retry goes with the screen: the next one may be
 * somebody else's.
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
  // Beside what the device keeps: it may have no room.
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Values>>(new Map());
  const saving = useRef(new Set<string>());
  const closed = useRef<string | null>(null);
  const retries = useRef<Set<() => void> | null>(null);

  useEffect(() => {
    const shown = new Set<() => void>();
    retries.current = shown;
    return () => {
      retries.current = null;
      for (const takeAway of shown) takeAway();
    };
  }, []);

  const formOf = (row: Row) => `${keepAs}.${row.id}`;
  const keptOf = (row: Row) => keptChanges(formOf(row), valuesOf(row));
  const remember = (row: Row, values: Values) => setUnsaved((before) => new Map(before).set(row.id, values));
  const forget = (row: Row) => {
    setUnsaved((before) => new Map([...before].filter(([id]) => id !== row.id)));
    for (const { id } of keptOf(row)) dropChanges(formOf(row), id);
  };

  const edit = (row: Row, start: Values, errors: FieldErrors<Values>) =>
    setOpen({ id: row.id, start, refused: errors, saving: false });

  const submit = async (row: Row, values: Values, settle?: (saved: Values) => void) => {
    if (saving.current.has(row.id)) return;
    saving.current.add(row.id);
    if (settle) setOpen((before) => before && { ...before, saving: true });
    try {
      await save(row, values);
      forget(row);
      settle?.(values);
      setRefused(null);
    } catch (error) {
      const errors = refusal(error);
      remember(row, values);
      setRefused(errors && { id: row.id, errors });
      const retry = () => {
        // What the database will not take has to be changed first; anything else may work now.
        if (errors) edit(row, values, errors);
        else void submit(row, values);
      };
      if (retries.current) retries.current.add(notify.failureWithRetry(failure, retry));
      else notify.failure(failure);
    } finally {
      saving.current.delete(row.id);
      // By now another row may be open.
      if (settle) setOpen((now) => (now?.id === row.id ? null : now));
      if (settle) closed.current = row.id;
    }
  };

  return {
    openRow: open,
    formOf,
    edit: (row: Row) =>
      edit(
        row,
        unsaved.get(row.id) ?? keptOf(row)[0]?.values ?? valuesOf(row),
        refused?.id === row.id ? refused.errors : {},
      ),
    /** `settle` is called when the save was confirmed, before the row closes. */
    submit: (row: Row, values: Values, settle: (saved: Values) => void) => void submit(row, values, settle),
    cancel: (row: Row) => {
      forget(row);
      setRefused(null);
      setOpen(null);
      closed.current = row.id;
    },
    /** For the button that opens the row: the keyboard goes on there when the row was closed. */
    opener: (row: Row) => (button: HTMLButtonElement | null) => {
      if (!button || closed.current !== row.id) return;
      closed.current = null;
      // Unless the person has gone on somewhere else.
      if (document.activeElement === document.body) button.focus();
    },
    /** Are there changes to the row that were never saved? */
    holds: (row: Row) => open?.id !== row.id && (unsaved.has(row.id) || keptOf(row).length > 0),
  };
}
