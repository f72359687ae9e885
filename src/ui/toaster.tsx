import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useToaster } from 'react-hot-toast/headless';
import { onTopLayer, topDialog } from './top-layer';

/**
 * Messages that come and go, in our own markup: nothing here needs inline styles. They
 * stand in the topmost dialog, because nothing outside it can be read or pressed.
 * None goes while the mouse or the focus is on one.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: 5000 });
  const dialog = useSyncExternalStore(onTopLayer, topDialog);
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef(false);

  // A message that goes takes the focus along, and no event tells.
  useEffect(() => {
    if (!focused.current || area.current?.contains(document.activeElement)) return;
    focused.current = false;
    handlers.endPause();
  });

  const messages = (
    <div
      ref={area}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={() => {
        focused.current = true;
        handlers.startPause();
      }}
      onBlur={() => {
        focused.current = false;
        handlers.endPause();
      }}
    >
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <div
            key={toast.id}
            {...toast.ariaProps}
            className={`pointer-events-auto max-w-md rounded-xl border-l-4 bg-ink px-5 py-3 text-canvas shadow-card ${
              toast.type === 'error' ? 'border-3ds' : 'border-gameboy'
            }`}
          >
            {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
          </div>
        ))}
    </div>
  );
  return dialog ? createPortal(messages, dialog) : messages;
}
