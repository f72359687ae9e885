import { useEffect, useRef, useState } from 'react';
import { draftsOf, dropDraft, type Target } from '@/site/drafts';
import { notify } from '@/ui/toast/notify';
import type { FieldErrors } from './fields';
import { newRowTarget } from './use-add-row';

interface RowEditorOptions<Row, Values> {
  /** The key of the drafts, without the id of the row. */
  draftKey: string;
  valuesOf: (row: Row) => Values;
  /** Updates the row if it still has the target's version. Inserts a row for a target without a version. */
  save: (target: Target, values: Values) => Promise<unknown>;
  /** The toast of a failed save. */
  failure: string;
  /** Returns the field errors of a rejected write, or null. */
  fieldErrors: (error: unknown) => FieldErrors<Values> | null;
  /** Returns the current row when the error is a conflict, else null. */
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
  /** The current row. Null when it was deleted. */
  now: Row | null;
  /** The target that saves a deleted row as a new row: the same for each try. */
  asNew: Target;
}

/**
 * Edits one row of a table at a time. A save always closes the row. After a failure, "Retry" in the toast and "Edit" in
 * the row offer the typed values. "Edit" offers them in later visits too. The toasts leave with the screen, because the
 * next user must not see them.
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
  // The values of failed saves, by row. They exist beside the stored drafts, because the storage may be full.
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
        // A rejected value must change before a retry. Any other failure may be over.
        if (errors) openWith(row, { values, target, errors });
        else void submit(row, values, target);
      };
      if (found) setConflict({ row, mine: values, now: found.now, asNew: wasAdded ? target : newRowTarget() });
      if (retries.current && !found) retries.current.add(notify.failureWithRetry(failure, retry));
      else notify.failure(failure);
    } finally {
      saving.current.delete(row.id);
      // Another row may be open by then.
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
    /** Returns the props of a `RowEditor`. Null while the row is closed. */
    editing: (row: Row) =>
      open?.row.id === row.id
        ? {
            ...{ saved: valuesOf(open.row), start: open.start, saving: open.saving, draftKey: keyOf(row) },
            onSave: (values: Values, target: Target, onSaved: () => void) => void submit(row, values, target, onSaved),
            onCancel: () => cancel(row),
          }
        : null,
    /** Adds the open row to the rows that lack it, because somebody may delete the row during the edit. */
    withOpen: (rows: readonly Row[] | undefined) =>
      rows && open && !rows.some(({ id }) => id === open.row.id) ? [...rows, open.row] : rows,
    edit: (row: Row) =>
      openWith(row, {
        ...(unsaved.get(row.id) ?? keptStart(keptOf(row)[0], row) ?? { values: valuesOf(row), target: targetOf(row) }),
        errors: rejected?.id === row.id ? rejected.errors : {},
      }),
    /** Returns a ref for the button that opens the row. The button gets the focus when the row closes. */
    opener: (row: Row) => (button: HTMLButtonElement | null) => {
      if (!button || closed.current !== row.id) return;
      closed.current = null;
      // The focus may have moved elsewhere.
      if (document.activeElement === document.body) button.focus();
    },
    /** Says whether the row has a draft. */
    holds: (row: Row) => open?.row.id !== row.id && (unsaved.has(row.id) || keptOf(row).length > 0),
    /** The props of a `ConflictDialog`. Null without a conflict. */
    conflict: conflict && {
      mine: conflict.mine,
      theirs: conflict.now && valuesOf(conflict.now),
      onSaveMine: () => {
        close();
        const { row, mine, now, asNew } = conflict;
        void submit(row, mine, now ? targetOf(now) : asNew);
      },
      // The typed values stay with the row as a draft.
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

/**
 * Returns the values and the target for a row with a draft. A draft of the first format has no version, so the target
 * gets the version of the current row.
 */
function keptStart<Values>(
  draft: { values: Values; target: Target } | undefined,
  row: { id: string; updated_at: string },
) {
  return draft && { values: draft.values, target: draft.target.version === null ? targetOf(row) : draft.target };
}
