import { useEffect, useId, useRef, type ReactNode } from 'react';
import { enterTopLayer } from './top-layer';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** For something to compare. */
  wide?: boolean;
  /** Escape was pressed. Without it the dialog stays. */
  onCancel?: () => void;
}

/** Something that has to be answered first. It is open for as long as it is rendered; the browser keeps the focus in it. */
export function Dialog({ title, children, wide = false, onCancel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    const leaveTopLayer = opened && enterTopLayer(opened);
    return () => {
      leaveTopLayer?.();
      opened?.close();
      // Closing gives the focus back only where what had it is still there.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`m-auto ${wide ? 'w-[min(64rem,calc(100%-2rem))]' : 'w-[min(32rem,calc(100%-2rem))]'} rounded-2xl border border-line bg-surface p-6 text-ink shadow-card backdrop:bg-black/60`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 space-y-4">{children}</div>
    </dialog>
  );
}
