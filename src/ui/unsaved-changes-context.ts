import { createContext, useContext, useEffect, useId } from 'react';

/** The forms that hold something unsaved, and the one question that guards them all. */
interface UnsavedChangesGuard {
  /** Does any form hold something that is not saved? */
  unsaved: boolean;
  /** A form says whether it does. */
  mark: (form: string, unsaved: boolean) => void;
  /** Asks, when something is unsaved, whether to leave it. */
  confirmLeave: () => Promise<boolean>;
}

export const UnsavedChangesContext = createContext<UnsavedChangesGuard>({
  unsaved: false,
  mark: () => undefined,
  confirmLeave: () => Promise.resolve(true),
});

/** The guard of the forms around. */
export function useUnsavedChangesGuard(): UnsavedChangesGuard {
  return useContext(UnsavedChangesContext);
}

/**
 * Has the person asked before a form with unsaved changes is left.
 * @returns a function that lets the form go at once, for after a confirmed save.
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const { mark } = useUnsavedChangesGuard();
  const form = useId();
  useEffect(() => {
    mark(form, dirty);
    return () => mark(form, false);
  }, [mark, form, dirty]);
  return () => mark(form, false);
}
