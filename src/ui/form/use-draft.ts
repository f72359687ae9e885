import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { differs, draftsOf, dropDraft, keepDraft, type Draft, type Target } from '@/lib/drafts';
import { useLeaveGuard } from './leave-guard';

/** What is typed is on the device no later than this. */
const pauseMilliseconds = 800;

/** Where there is only one row, and whoever saves last wins. */
const anyTarget: Target = { id: '', version: null };

/**
 * Keeps what is typed in a form on this device, until it is saved or no longer differs from what is, and asks before
 * it is left: a crash, a reload or the end of the session loses nothing.
 * @param key under which name the device keeps it
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  initialTarget: Target = anyTarget,
) {
  const { isDirty } = form.formState;
  const saved = form.formState.defaultValues as Values;
  const release = useLeaveGuard(isDirty);
  const [id] = useState(() => crypto.randomUUID());
  const [target, setTarget] = useState(initialTarget);
  const [offered, setOffered] = useState(() => draftsOf(key, saved).filter(({ values }) => differs(values, saved)));
  /** Which of these the device has no room for. */
  const [unkept, setUnkept] = useState<readonly string[]>([]);
  const [noRoom, setNoRoom] = useState(false);
  const latestTarget = useRef(target);
  /** What needs no keeping: it was kept, or saved. */
  const settled = useRef<Values | null>(null);

  useEffect(() => {
    latestTarget.current = target;
  });

  const { getValues } = form;
  const keep = useCallback(() => {
    const values = getValues();
    if (settled.current && !differs(values, settled.current)) return;
    const kept = keepDraft(key, { id, values, target: latestTarget.current, at: Date.now() });
    settled.current = kept ? values : null;
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
      // The form is being left: what was typed since the last time goes along.
      keep();
    };
  }, [isDirty, key, id, keep]);

  const moveTo = (next: Target) => {
    // What is kept already has to name the new row.
    settled.current = null;
    setTarget(next);
  };
  const drop = () => {
    settled.current = getValues();
    dropDraft(key, id);
  };
  const show = (values: Values) => form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
  const focusFirst = () => form.setFocus(Object.keys(getValues())[0] as FieldPath<Values>);

  const stash = () => {
    const draft = { id: crypto.randomUUID(), values: getValues(), target, at: Date.now() };
    // First: the device may have room for one copy only.
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
    /** What earlier visits left, the newest first. */
    offered,
    /** The ids of those that would be lost with this page. */
    unkept,
    /** True when what is typed now would be lost with this page. */
    noRoom: isDirty && noRoom,
    /** Goes on with a draft, and offers what is typed now instead. */
    restore: (draft: Draft<Values>) => {
      if (isDirty) stash();
      remove(draft);
      // At once, so that there is no moment in which the device does not have it.
      if (differs(draft.values, saved)) keepDraft(key, { ...draft, id, at: Date.now() });
      moveTo(draft.target);
      show(draft.values);
      focusFirst();
    },
    discard: (draft: Draft<Values>) => {
      remove(draft);
      focusFirst();
    },
    /** Offers what is typed now again, for when the form goes on with other values. */
    stash,
    drop,
    /** Shows values, and what they are compared with from now on. */
    load: (values: Values, compared: Values, nextTarget: Target) => {
      form.reset(compared, { keepFieldsRef: true });
      show(values);
      moveTo(nextTarget);
    },
    /**
     * `sent` was saved; what the form is compared with now is `next`. What was typed while it was on its way stays
     * unsaved.
     */
    markSaved: (sent: Values, nextTarget = target, next = sent) => {
      moveTo(nextTarget);
      if (differs(getValues(), sent)) {
        form.resetDefaultValues(next);
        return;
      }
      drop();
      release();
      form.reset(next, { keepFieldsRef: true });
      settled.current = getValues();
    },
  };
}

export type DraftControls<Values extends FieldValues> = ReturnType<typeof useDraft<Values>>;

/**
 * Has a form follow what is saved, also when somebody else saved it. What is typed stays; where somebody else changed
 * the same field, so does the version it was typed over, and saving asks.
 */
export function useFollow<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { load }: Pick<DraftControls<Values>, 'load'>,
  saved: Values,
  target: Target,
): void {
  const known = useRef({ saved, version: target.version });
  useEffect(() => {
    const before = known.current;
    if (target.version === before.version && !differs(saved, before.saved)) return;
    known.current = { saved, version: target.version };
    const typed = form.getValues();
    const compared = form.formState.defaultValues as Values;
    const mine = Object.keys(typed).filter((field) => typed[field] !== compared[field]);
    if (mine.some((field) => saved[field] !== compared[field] && saved[field] !== typed[field])) return;
    load({ ...saved, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) }, saved, target);
  });
}
