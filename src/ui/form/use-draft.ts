import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { newId } from '@/lib/new-id';
import { differs, draftsOf, dropDraft, keepDraft, type Draft, type Target } from '@/site/drafts';
import { useLeaveGuard } from './leave-guard';

/** The longest time until typed text is stored. */
const pauseMilliseconds = 800;

/** The target of forms without versions, where the last save wins. */
const anyTarget: Target = { id: '', version: null };

/**
 * Stores unsaved values on this device until the user saves or undoes them, and guards the form. A crash, a reload or
 * an expired session loses nothing.
 * @param key the key of the drafts in the storage
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  initialTarget: Target = anyTarget,
) {
  const { isDirty } = form.formState;
  const saved = form.formState.defaultValues as Values;
  const release = useLeaveGuard(isDirty);
  const [id] = useState(newId);
  const [target, setTarget] = useState(initialTarget);
  const [offered, setOffered] = useState(() => draftsOf(key, saved).filter(({ values }) => differs(values, saved)));
  /** The ids of the offered drafts that do not fit in the storage. */
  const [unkept, setUnkept] = useState<readonly string[]>([]);
  const [noRoom, setNoRoom] = useState(false);
  const latestTarget = useRef(target);
  /** The values that are already stored or saved. */
  const settled = useRef<Values | null>(null);

  useEffect(() => {
    latestTarget.current = target;
  });

  const { getValues } = form;
  const keep = useCallback(() => {
    const values = getValues();
    if (settled.current && !differs(values, settled.current)) return;
    const kept = keepDraft(key, { id, values, target: latestTarget.current, at: Date.now() });
    // A copy, because the form keeps writing in the lists of the values.
    settled.current = kept ? structuredClone(values) : null;
    setNoRoom(!kept);
  }, [key, id, getValues]);

  useEffect(() => {
    if (!isDirty) {
      settled.current = null;
      dropDraft(key, id);
      return;
    }
    keep();
    const timer = window.setInterval(keep, pauseMilliseconds);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      // This stores the last text when the form unmounts.
      keep();
    };
  }, [isDirty, key, id, keep]);

  const moveTo = (next: Target) => {
    // The stored draft must name the new row.
    settled.current = null;
    setTarget(next);
  };
  const drop = () => {
    settled.current = structuredClone(getValues());
    dropDraft(key, id);
  };
  const show = (values: Values) => form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
  const focusFirst = () => form.setFocus(Object.keys(getValues())[0] as FieldPath<Values>);

  const stash = () => {
    const draft = { id: newId(), values: structuredClone(getValues()), target, at: Date.now() };
    // This drops the old draft first, because the storage may have room for one draft only.
    drop();
    if (!keepDraft(key, draft)) setUnkept((before) => [...before, draft.id]);
    setOffered((before) => [draft, ...before]);
  };
  const remove = (draft: Draft<Values>) => {
    dropDraft(key, draft.id);
    setOffered((before) => before.filter((other) => other.id !== draft.id));
  };

  return {
    target,
    setTarget: moveTo,
    /** Drafts of earlier visits, newest first. */
    offered,
    /** The ids of drafts that are lost when this page closes. */
    unkept,
    /** True when the current values are lost if the page closes. */
    noRoom: isDirty && noRoom,
    /** Continues with a draft, and stashes the current values. */
    restore: (draft: Draft<Values>) => {
      if (isDirty) stash();
      remove(draft);
      // Stores the draft at once, so that it is never missing from the storage.
      if (differs(draft.values, saved)) keepDraft(key, { ...draft, id, at: Date.now() });
      moveTo(draft.target);
      show(draft.values);
      focusFirst();
    },
    discard: (draft: Draft<Values>) => {
      remove(draft);
      focusFirst();
    },
    /** Offers the current values as a draft, before the form loads other values. */
    stash,
    drop,
    /** Loads values, and the values to compare them with. */
    load: (values: Values, compared: Values, nextTarget: Target) => {
      form.reset(compared, { keepFieldsRef: true });
      show(values);
      moveTo(nextTarget);
    },
    /** Ends a save of `sent`. The form then compares with `next`. Text typed during the save stays unsaved. */
    markSaved: (sent: Values, nextTarget = target, next = sent) => {
      moveTo(nextTarget);
      if (differs(getValues(), sent)) {
        form.resetDefaultValues(next);
        return;
      }
      drop();
      release();
      form.reset(next, { keepFieldsRef: true });
      settled.current = structuredClone(getValues());
    },
  };
}

export type DraftControls<Values extends FieldValues> = ReturnType<typeof useDraft<Values>>;

/**
 * Updates a form when its row is saved elsewhere. Typed values stay. When both sides changed the same field, the form
 * keeps its old version, and a save reports a conflict.
 */
export function useFollow<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { load }: Pick<DraftControls<Values>, 'load'>,
  saved: Values,
  target: Target,
): void {
  const followed = useRef({ saved, version: target.version });
  useEffect(() => {
    const before = followed.current;
    if (target.version === before.version && !differs(saved, before.saved)) return;
    followed.current = { saved, version: target.version };
    const typed = form.getValues();
    const compared = form.formState.defaultValues as Values;
    const mine = Object.keys(typed).filter((field) => typed[field] !== compared[field]);
    if (mine.some((field) => saved[field] !== compared[field] && saved[field] !== typed[field])) return;
    load({ ...saved, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) }, saved, target);
  });
}
