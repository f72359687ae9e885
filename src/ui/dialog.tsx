import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '@/lib/store';

interface DialogProps {
  title: string;
  children: ReactNode;
  wide?: boolean;
  /** Escape was pressed. Without it the dialog stays. */
  onCancel?: () => void;
}

/** Something that has to be answered first. It is open for as long as it is rendered; the browser keeps the focus in it. */
export function Dialog({ title, children, wide = false, onCancel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Read before anything in the dialog can take the focus.
  const [before] = useState(focusTrail);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // The browser begins at the first control, also where that one is fixed.
    opened?.querySelector<HTMLElement>('input:not([readonly], :disabled), select, textarea')?.focus();
    const leaveTopLayer = opened && enterTopLayer(opened);
    return () => {
      leaveTopLayer?.();
      opened?.close();
      // What had the focus may be gone by now, as the row of a deleted post is.
      before.find(({ isConnected }) => isConnected)?.focus();
    };
  }, [before]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`m-auto ${wide ? 'w-[min(64rem,calc(100%-2rem))]' : 'w-[min(32rem,calc(100%-2rem))]'} rounded-card border border-line bg-surface p-5 text-ink shadow-lifted transition-opacity duration-150 backdrop:bg-black/50 sm:p-6 starting:open:opacity-0`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      onClose={() => {
        // Asked several times, a browser closes a dialog without asking the page.
        if (dialog.current?.open) return;
        if (onCancel) onCancel();
        else dialog.current?.showModal();
      }}
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      <div className="mt-2 space-y-5">{children}</div>
    </dialog>
  );
}

/** What has the focus, and what around it can take it, from the inside out. */
function focusTrail(): HTMLElement[] {
  const trail: HTMLElement[] = [];
  let element = document.activeElement;
  while (element instanceof HTMLElement) {
    trail.push(element);
    element = element.parentElement?.closest('[tabindex]') ?? null;
  }
  return trail;
}

/** The open dialogs, the topmost last. While one is open nothing outside it can be read or pressed. */
const dialogs = createStore<readonly HTMLElement[]>([]);

/** Tells that a dialog is open. @returns what tells that it is closed. */
function enterTopLayer(dialog: HTMLElement): () => void {
  dialogs.set([...dialogs.get(), dialog]);
  return () => dialogs.set(dialogs.get().filter((other) => other !== dialog));
}

export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(dialogs.subscribe, () => dialogs.get().at(-1) ?? null);
}
