import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '@/lib/store';

interface DialogProps {
  title: string;
  children: ReactNode;
  wide?: boolean;
  /** Runs on Escape. Without this function the dialog stays open. */
  onCancel?: () => void;
}

/** A modal dialog. It is open while React renders it, and the browser keeps the focus in it. */
export function Dialog({ title, children, wide = false, onCancel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // This reads the trail before a control in the dialog takes the focus.
  const [before] = useState(focusTrail);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // The browser would focus the first control, even a read-only one.
    opened?.querySelector<HTMLElement>('input:not([readonly], :disabled), select, textarea')?.focus();
    const leaveTopLayer = opened && enterTopLayer(opened);
    return () => {
      leaveTopLayer?.();
      opened?.close();
      // The element that had the focus may be gone, like the row of a deleted post.
      before.find(({ isConnected }) => isConnected)?.focus();
    };
  }, [before]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`m-auto ${wide ? 'w-[min(64rem,calc(100%-2rem))]' : 'w-[min(32rem,calc(100%-2rem))]'} rounded-card border border-line bg-surface p-5 text-ink shadow-lifted transition-opacity duration-150 backdrop:bg-black/50 sm:p-6 starting:open:opacity-0`}
      onCancel={(event) => {
        // A file field also fires `cancel` when the user dismisses its picker.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel?.();
      }}
      onClose={() => {
        // After several Escapes a browser closes a dialog without a `cancel` event.
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

/** Returns the focused element and its focusable ancestors, from the inside out. */
function focusTrail(): HTMLElement[] {
  const trail: HTMLElement[] = [];
  let element = document.activeElement;
  while (element instanceof HTMLElement) {
    trail.push(element);
    element = element.parentElement?.closest('[tabindex]') ?? null;
  }
  return trail;
}

/** The open dialogs, topmost last. While one is open, everything outside it is inert. */
const dialogs = createStore<readonly HTMLElement[]>([]);

/** Registers an open dialog. @returns a function that unregisters it */
function enterTopLayer(dialog: HTMLElement): () => void {
  dialogs.set([...dialogs.get(), dialog]);
  return () => dialogs.set(dialogs.get().filter((other) => other !== dialog));
}

export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(dialogs.subscribe, () => dialogs.get().at(-1) ?? null);
}
