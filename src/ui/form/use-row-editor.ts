import { useEffect, useRef, useState } from 'react';
import { draftsOf, dropDraft, type Target } from '@/lib/drafts';
import { notify } from '@/ui/notify';
import type { FieldErrors } from './fields';
import { newTarget } from './use-add-row';

interface RowEditorOptions<Row, Values> {
  /** Under which name the device keeps what is typed; the row's id is added. */
  draftKey: string;
  valuesOf: (row: Row) => Values;
  /** Saves over the version of the target, or adds a row where it has none; rejects when it was not done. */
  save: (target: Target, values: Values) => Promise<unknown>;
  /** The toast when it was not. */
  failure: string;
  /** What the database rejected, by field, or null. */
  fieldErrors: (error: unknown) => FieldErrors<Values> | null;
  /** The row as somebody else left it, when that is why it was not saved. */
  conflictIn: (error: unknown) => { now: Row | null } | null;
}

export interface RowStart<Values> {
  values: Values;
  target: Target;
  errors: FieldErrors<Values>;
}

interface OpenRow<Row, Values> {
  row: Row;
  start: RowStart<Values>;
  saving: boolean;
}

interface RowConflict<Row, Values> {
  row: Row;
  mine: Values;
  /** The row as somebody else left it; null when it is gone. */
  now: Row | null;
  /** Where mine goes when it is gone: the same with each try. */
  anew: Target;
}

/**
 * Editing in the rows of a table, one at a time. Saving always ends it; after a failure Retry in the message and Edit
 * offer what was typed, Edit also in a later visit. Retry goes with the screen: the next one may be another user's.
 */
export function useRowEditor<Row extends { id: string; updated_at: string }, Values extends object>({
  draftKey,
  valuesOf,
  save,
  failure,
  fieldErrors,
  conflictIn,
}: RowEditorOptions<Row, Values>) {
  const [open, setOpen] = useState<OpenRow<Row, Values> | null>(null);
  const [rejected, setRejected] = useState<{ id: string; errors: FieldErrors<Values> } | null>(null);
  const [conflict, setConflict] = useState<RowConflict<Row, Values> | null>(null);
  // Beside what the device keeps: it may have no room.
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, { values: Values; target: Target }>>(new Map());
  const saving = useRef(new Set<string>());
  const closed = useRef<string | null>(null);
  const retries = useRef<Set<() => void> | null>(null);

  useEffect(() => {
    const shown = new Set<() => void>();
    retries.current = shown;
    return () => {
      retries.current = null;
      for (const dismiss of shown) dismiss();
    };
  }, []);

  const keyOf = (row: Row) => `${draftKey}.${row.id}`;
  const keptOf = (row: Row) => draftsOf(keyOf(row), valuesOf(row));
  const forget = (row: Row) => {
    setUnsaved((before) => new Map([...before].filter(([id]) => id !== row.id)));
    for (const { id } of keptOf(row)) dropDraft(keyOf(row), id);
  };

  const openWith = (row: Row, start: RowStart<Values>) => setOpen({ row, start, saving: false });

  const submit = async (row: Row, values: Values, target: Target, onSaved?: () => void) => {
    if (saving.current.has(row.id)) return;
    saving.current.add(row.id);
    if (onSaved) setOpen((before) => before && { ...before, saving: true });
    try {
      await save(target, values);
      forget(row);
      onSaved?.();
      setRejected(null);
    } catch (error) {
      const errors = fieldErrors(error);
      setUnsaved((before) => new Map(before).set(row.id, { values, target }));
      setRejected(errors && { id: row.id, errors });
      const wasAdded = target.version === null;
      const found = wasAdded ? { now: null } : conflictIn(error);
      const retry = () => {
        // What the database will not take has to be changed first; anything else may work now.
        if (errors) openWith(row, { values, target, errors });
        else void submit(row, values, target);
      };
      if (found) setConflict({ row, mine: values, now: found.now, anew: wasAdded ? target : newTarget() });
      if (retries.current && !found) retries.current.add(notify.failureWithRetry(failure, retry));
      else notify.failure(failure);
    } finally {
      saving.current.delete(row.id);
      // By now another row may be open.
      if (onSaved) setOpen((now) => (now?.row.id === row.id ? null : now));
      if (onSaved) closed.current = row.id;
    }
  };

  const close = () => setConflict(null);

  const cancel = (row: Row) => {
    forget(row);
    setRejected(null);
    setOpen(null);
    closed.current = row.id;
  };

  return {
    /** What a `RowEditor` needs for this row; null while another row is open, or none. */
    editing: (row: Row) =>
      open?.row.id === row.id
        ? {
            ...{ saved: valuesOf(open.row), start: open.start, saving: open.saving, draftKey: keyOf(row) },
            onSave: (values: Values, target: Target, onSaved: () => void) => void submit(row, values, target, onSaved),
            onCancel: () => cancel(row),
          }
        : null,
    /** The rows and the one that is open: somebody may have deleted it while it is being edited. */
    withOpen: (rows: readonly Row[] | undefined) =>
      rows && open && !rows.some(({ id }) => id === open.row.id) ? [...rows, open.row] : rows,
    edit: (row: Row) =>
      openWith(row, {
        ...(unsaved.get(row.id) ?? keptStart(keptOf(row)[0], row) ?? { values: valuesOf(row), target: targetOf(row) }),
        errors: rejected?.id === row.id ? rejected.errors : {},
      }),
    /** For the button that opens the row: the keyboard goes on there when the row was closed. */
    opener: (row: Row) => (button: HTMLButtonElement | null) => {
      if (!button || closed.current !== row.id) return;
      closed.current = null;
      // Unless the person has gone on somewhere else.
      if (document.activeElement === document.body) button.focus();
    },
    /** Are there changes to the row that were never saved? */
    holds: (row: Row) => open?.row.id !== row.id && (unsaved.has(row.id) || keptOf(row).length > 0),
    /** What a `ConflictDialog` needs; null while there is no conflict. */
    conflict: conflict && {
      mine: conflict.mine,
      theirs: conflict.now && valuesOf(conflict.now),
      onSaveMine: () => {
        close();
        const { row, mine, now, anew } = conflict;
        void submit(row, mine, now ? targetOf(now) : anew);
      },
      // Mine stays with the row as unsaved changes.
      onUseTheirs: close,
      onCancel: () => {
        close();
        const row = conflict.now ?? conflict.row;
        openWith(row, { values: conflict.mine, target: targetOf(row), errors: {} });
      },
      onDiscard: () => {
        close();
        forget(conflict.row);
      },
    },
  };
}

function targetOf({ id, updated_at }: { id: string; updated_at: string }): Target {
  return { id, version: updated_at };
}

/** A draft of the first format does not know its version: it is then compared with the row as it is. */
function keptStart<Values>(
  draft: { values: Values; target: Target } | undefined,
  row: { id: string; updated_at: string },
) {
  return draft && { values: draft.values, target: draft.target.version === null ? targetOf(row) : draft.target };
}
