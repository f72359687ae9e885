import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

/** The forms with unsaved changes. They share one blocker. */
interface LeaveGuardState {
  unsaved: boolean;
  mark: (form: string, unsaved: boolean) => void;
  confirmLeave: () => Promise<boolean>;
}

const LeaveGuardContext = createContext<LeaveGuardState>({
  unsaved: false,
  mark: () => undefined,
  confirmLeave: () => Promise.resolve(true),
});

export function useLeaveGuardState(): LeaveGuardState {
  return useContext(LeaveGuardContext);
}

/** Guards a form with unsaved changes. @returns a function that releases the form at once, after a confirmed save */
export function useLeaveGuard(isDirty: boolean): () => void {
  const { mark } = useLeaveGuardState();
  const form = useId();
  useEffect(() => {
    mark(form, isDirty);
    return () => mark(form, false);
  }, [mark, form, isDirty]);
  return () => mark(form, false);
}

/** Asks the user before a link, the back button, a reload or a closed tab loses unsaved changes. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  // A ref, because the blocker runs before React renders.
  const forms = useRef(new Set<string>());
  const [unsaved, setUnsaved] = useState(false);
  const [answer, setAnswer] = useState<{ give: (leave: boolean) => void } | null>(null);

  const mark = useCallback((form: string, holdsChanges: boolean) => {
    if (holdsChanges) forms.current.add(form);
    else forms.current.delete(form);
    setUnsaved(forms.current.size > 0);
  }, []);

  const confirmLeave = useCallback(() => {
    if (forms.current.size === 0) return Promise.resolve(true);
    return new Promise<boolean>((resolve) => setAnswer({ give: resolve }));
  }, []);

  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        forms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const decide = (leave: boolean) => {
    if (leave) {
      forms.current.clear();
      setUnsaved(false);
    }
    answer?.give(leave);
    setAnswer(null);
    if (blocker.state !== 'blocked') return;
    if (leave) blocker.proceed();
    else blocker.reset();
  };

  const guard = useMemo(() => ({ unsaved, mark, confirmLeave }), [unsaved, mark, confirmLeave]);
  return (
    <LeaveGuardContext value={guard}>
      {children}
      {(answer !== null || blocker.state === 'blocked') && (
        <ConfirmDialog
          title="Leave without saving?"
          question="Your changes haven’t been saved."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => decide(true)}
          onCancel={() => decide(false)}
        />
      )}
    </LeaveGuardContext>
  );
}
