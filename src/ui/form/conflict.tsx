import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame, type Target } from '@/site/drafts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DraftControls } from './use-draft';

interface ConflictOptions<Values extends FieldValues, Row> {
  form: UseFormReturn<Values>;
  draft: DraftControls<Values>;
  valuesOf: (row: Row) => Values;
  targetOf: (row: Row) => Target;
  /** Returns the target of a deleted row, and the values to compare with. */
  asNew: () => { target: Target; values: Values };
  save: (target: Target, values: Values, theirs: Row | null) => void;
}

/** Keeps a conflict open until the user chooses a version or keeps editing. Until then the form saves nothing. */
export function useConflict<Values extends FieldValues, Row>({
  form,
  draft,
  valuesOf,
  targetOf,
  asNew,
  save,
}: ConflictOptions<Values, Row>) {
  const [conflict, setConflict] = useState<{ now: Row | null } | null>(null);
  const close = () => setConflict(null);
  return {
    open: (now: Row | null) => setConflict({ now }),
    /** The props of a `ConflictDialog`. Null without a conflict. */
    dialog: conflict && {
      mine: form.getValues(),
      theirs: conflict.now && valuesOf(conflict.now),
      onSaveMine: () => {
        close();
        // The copy stays the same when the user changes the form's lists during the save.
        const mine = structuredClone(form.getValues());
        const { target, values } = conflict.now
          ? { target: targetOf(conflict.now), values: valuesOf(conflict.now) }
          : asNew();
        draft.load(mine, values, target);
        save(target, mine, conflict.now);
      },
      onUseTheirs: () => {
        close();
        if (!conflict.now) return;
        draft.stash();
        draft.load(valuesOf(conflict.now), valuesOf(conflict.now), targetOf(conflict.now));
      },
      onCancel: close,
    },
  };
}

interface ConflictDialogProps<Values extends FieldValues> {
  /** The noun for the row: 'post', 'link'. */
  what: string;
  title?: string;
  labels: Record<keyof Values & string, string>;
  mine: Values;
  /** The current row. Null when it was deleted. */
  theirs: Values | null;
  onSaveMine: () => void;
  onUseTheirs: () => void;
  onCancel: () => void;
  /** Replaces "Keep editing" when the screen of a deleted row cannot stay open. */
  onDiscard?: () => void;
  /** Returns the shown text of a value. By default a string stays the same and a boolean reads "Yes" or "No". */
  textOf?: (value: Values[keyof Values], field: keyof Values) => string;
}

export const plainText = (value: unknown) => (typeof value === 'string' ? value : value ? 'Yes' : 'No');

export function ConflictDialog<Values extends FieldValues>({
  what,
  title = `This ${what} has changed since you opened it`,
  labels,
  mine,
  theirs,
  onSaveMine,
  onUseTheirs,
  onCancel,
  onDiscard,
  textOf = plainText,
}: ConflictDialogProps<Values>) {
  const keepEditing = (
    <Button kind="quiet" onClick={onCancel}>
      Keep editing
    </Button>
  );
  if (!theirs) {
    return (
      <Dialog title={`This ${what} has been deleted`} onCancel={onDiscard ? undefined : onCancel}>
        <p className="text-muted">Someone deleted it while you were editing. Your version is still here.</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onSaveMine}>{`Save as new ${what}`}</Button>
          {onDiscard ? (
            <Button kind="quiet" onClick={onDiscard}>
              Discard my changes
            </Button>
          ) : (
            keepEditing
          )}
        </div>
      </Dialog>
    );
  }
  const fields = Object.entries<string>(labels).filter(([field]) => !isSame(mine[field], theirs[field]));
  return (
    <Dialog title={title} wide onCancel={onCancel}>
      <p className="text-muted">Someone saved a newer version. Your changes are safe: choose which to keep.</p>
      <table aria-label="Both versions" className="w-full table-fixed text-left text-sm">
        <thead className="border-b border-line text-label text-muted">
          <tr>
            <th scope="col" className="w-1/5 py-2 pr-2 font-semibold">
              Field
            </th>
            <th scope="col" className="p-2 font-semibold">
              Your version
            </th>
            <th scope="col" className="p-2 font-semibold">
              Saved version
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {fields.map(([field, label]) => (
            <tr key={field}>
              <th scope="row" className="py-2 pr-2 align-top font-semibold">
                {label}
              </th>
              <VersionCell text={textOf(mine[field] as Values[keyof Values], field)} />
              <VersionCell text={textOf(theirs[field] as Values[keyof Values], field)} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaveMine}>Save my version</Button>
        <Button kind="quiet" onClick={onUseTheirs}>
          Use the saved version
        </Button>
        {keepEditing}
      </div>
    </Dialog>
  );
}

function VersionCell({ text }: { text: string }) {
  return (
    <td className="p-2 align-top">
      <div tabIndex={0} className="max-h-64 overflow-y-auto rounded-lg bg-sunken px-3 py-2 whitespace-pre-wrap">
        {text}
      </div>
    </td>
  );
}
