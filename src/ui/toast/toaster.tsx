import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useToaster } from 'react-hot-toast/headless';
import { useTopDialog } from '@/ui/dialog/dialog';

const marks = {
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.2l2.8 2.8L16 9.600',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.500v5.500M12 16.400v.1',
};
const markLook = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Renders the toasts with the site's own markup, because the content security policy forbids the library's inline
 * styles. The toasts render in the topmost dialog, because everything outside an open dialog is inert. Hovered or
 * focused toasts stay.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: 5000 });
  const dialog = useTopDialog();
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef(false);

  // The removal of a focused toast loses the focus without an event. The pause of the other toasts must end here.
  useEffect(() => {
    if (!focused.current || area.current?.contains(document.activeElement)) return;
    focused.current = false;
    handlers.endPause();
  });

  const messages = (
    <div
      ref={area}
      className={`flex flex-col items-center gap-2 sm:items-end print:hidden ${
        // In a dialog the messages follow its content and cover nothing.
        dialog ? 'mt-5 empty:hidden' : 'pointer-events-none fixed inset-x-4 bottom-20 z-50 sm:inset-x-6'
      }`}
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
            className={`pointer-events-auto flex max-w-md items-center gap-3 rounded-xl px-4 py-3 text-sm font-medium shadow-lifted forced-colors:border **:focus-visible:outline-current ${
              toast.type === 'error' ? 'bg-danger text-danger-ink' : 'bg-ink text-canvas'
            }`}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0">
              <path d={marks[toast.type === 'error' ? 'error' : 'success']} {...markLook} />
            </svg>
            <div className="flex min-w-0 flex-wrap items-center gap-y-2">
              {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
            </div>
          </div>
        ))}
    </div>
  );
  return dialog ? createPortal(messages, dialog) : messages;
}
