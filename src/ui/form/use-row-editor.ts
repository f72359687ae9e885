import { useEffect, useRef, useState } from 'react';
import { draftsOf, dropDraft, type Target } from '@/site/drafts';
import { notify } from '@/ui/toast/notify';
import type { FieldErrors } from './fields';
import { newTarget } from './use-add-row';

interface RowEditorOptions<Row, Values> {
  /** The key of the drafts; the row's id is added. */
  draftKey: string;
  valuesOf: (row: Row) => Values;
  /** Updates the version of the target, or inserts a row without one. */
  save: (target: Target, values: Values) => Promise<unknown>;
  /** The toast of a failed save. */
  failure: string;
  /** Field errors of a rejected write, or null. */
  fieldErrors: (error: unknown) => FieldErrors<Values> | null;
  /** The current row, when the error is a conflict. */
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
  /** The current row; null when it was deleted. */
  now: Row | null;
  /** The target for a deleted row: the same for each try. */
  asNew: Target;
}

/**
 * Inline editing, one row at a time. Saving always closes the row; after a failure, Retry in the toast and Edit offer
 * the typed values, Edit in later visits too. The Retry toasts go with the screen: the next user must not see them.
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
  // Besides the stored drafts: the storage may be full.
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
        // A rejected value must change first; any other failure may be over.
        if (errors) openWith(row, { values, target, errors });
        else void submit(row, values, target);
      };
      if (found) setConflict({ row, mine: values, now: found.now, asNew: wasAdded ? target : newTarget() });
      if (retries.current && !found) retries.current.add(notify.failureWithRetry(failure, retry));
      else notify.failure(failure);
    } finally {
      saving.current.delete(row.id);
      // Another row may be open since then.
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
    /** The props of a `RowEditor`; null while the row is not open. */
    editing: (row: Row) =>
      open?.row.id === row.id
        ? {
            ...{ saved: valuesOf(open.row), start: open.start, saving: open.saving, draftKey: keyOf(row) },
            onSave: (values: Values, target: Target, onSaved: () => void) => void submit(row, values, target, onSaved),
            onCancel: () => cancel(row),
          }
        : null,
    /** Adds the open row: it may be deleted elsewhere while it is edited. */
    withOpen: (rows: readonly Row[] | undefined) =>
      rows && open && !rows.some(({ id }) => id === open.row.id) ? [...rows, open.row] : rows,
    edit: (row: Row) =>
      openWith(row, {
        ...(unsaved.get(row.id) ?? keptStart(keptOf(row)[0], row) ?? { values: valuesOf(row), target: targetOf(row) }),
        errors: rejected?.id === row.id ? rejected.errors : {},
      }),
    /** A ref for the button that opens the row: it gets the focus when the row closes. */
    opener: (row: Row) => (button: HTMLButtonElement | null) => {
      if (!button || closed.current !== row.id) return;
      closed.current = null;
      // Unless the focus has moved elsewhere.
      if (document.activeElement === document.body) button.focus();
    },
    /** Does the row have a draft? */
    holds: (row: Row) => open?.row.id !== row.id && (unsaved.has(row.id) || keptOf(row).length > 0),
    /** The props of a `ConflictDialog`; null without a conflict. */
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

/** A draft of the first format has no version: it is compared with the current row. */
function keptStart<Values>(
  draft: { values: Values; target: Target } | undefined,
  row: { id: string; updated_at: string },
) {
  return draft && { values: draft.values, target: draft.target.version === null ? targetOf(row) : draft.target };
}
