import { useCallback, useEffect, useRef, useState } from 'react';
import { dropChanges, keepChanges, keptChanges, type KeptChanges } from '@/lib/kept-changes';

interface KeptOptions<Values> {
  /** Under which name the device keeps what is typed. */
  form: string;
  /** What the form starts from. */
  initial: Values;
  values: Values;
  /** Does `values` differ from what is saved? */
  dirty: boolean;
  /** The version of the row that is being changed. */
  base: string;
}

/** What is typed is on the device no later than this. */
const pauseMilliseconds = 800;

/**
 * Keeps what is typed on this device, until it is saved or no longer differs from what
 * is: a crash, a reload or the end of the session loses nothing.
 * @returns what earlier visits left (the newest first), `noRoom` when what is typed now
 *   would be lost with this page, `setAside` to go on with other values and offer these
 *   again, `takeBack` to go on with what was kept and offer what is typed now instead,
 *   and `forget` for after a confirmed save: false when something was typed since that is
 *   not in what was saved.
 */
export function useKeptChanges<Values extends object>({ form, initial, values, dirty, base }: KeptOptions<Values>) {
  const [id] = useState(() => crypto.randomUUID());
  const [offered, setOffered] = useState(() =>
    keptChanges(form, initial).filter((kept) => differs(kept.values, initial)),
  );
  const [noRoom, setNoRoom] = useState(false);
  const latest = useRef({ values, base, dirty });
  /** What needs no keeping: it was kept, or saved. */
  const done = useRef<Values | null>(null);

  useEffect(() => {
    latest.current = { values, base, dirty };
  });

  const keep = useCallback(() => {
    const { dirty: unsaved, ...changes } = latest.current;
    if (!unsaved || changes.values === done.current) return;
    const kept = keepChanges(form, { id, ...changes, at: Date.now() });
    done.current = kept ? changes.values : null;
    setNoRoom(!kept);
  }, [form, id]);

  useEffect(() => {
    if (!dirty) {
      dropChanges(form, id);
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
  }, [dirty, form, id, keep]);

  const forget = (saved?: Values) => {
    const typedSince = saved !== undefined && differs(latest.current.values, saved);
    done.current = typedSince ? null : latest.current.values;
    if (!typedSince) dropChanges(form, id);
    return !typedSince;
  };
  const discard = (changes: KeptChanges<Values>) => {
    dropChanges(form, changes.id);
    setOffered((before) => before.filter((kept) => kept.id !== changes.id));
  };
  const setAside = () => {
    const changes = { id: crypto.randomUUID(), values, base, at: Date.now() };
    keepChanges(form, changes);
    setOffered((before) => [changes, ...before]);
    forget();
  };
  const takeBack = (changes: KeptChanges<Values>) => {
    if (dirty) setAside();
    discard(changes);
    // At once, so that there is no moment in which the device does not have it.
    if (differs(changes.values, initial)) keepChanges(form, { ...changes, id, at: Date.now() });
  };
  return { offered, noRoom: dirty && noRoom, discard, forget, setAside, takeBack };
}

/** Do two sets of values with the same fields differ in any? */
export function differs<Values extends object>(a: Values, b: Values): boolean {
  return Object.entries(a).some(([field, value]) => value !== (b as Record<string, unknown>)[field]);
}
