import toast from 'react-hot-toast/headless';
import { showToaster } from './shown-toaster';
import { Toaster } from './toaster';

// The toaster loads together with `notify`, so that no message is lost.
showToaster(<Toaster />);

/** The time that a message with a button stays. */
const actionMilliseconds = 15_000;

export const notify = {
  success(text: string): void {
    toast.success(text);
  },

  /** Shows the same text only once. */
  failure(text: string): void {
    toast.error(text, { id: text });
  },

  /**
   * Shows a failure with the button "Retry". Equal failures stay separate.
   * @returns a function that dismisses the toast
   */
  failureWithRetry(text: string, retry: () => void): () => void {
    const id = toast.error(withButton(text, 'Retry', retry), { duration: actionMilliseconds });
    return () => toast.dismiss(id);
  },

  /**
   * Shows a success with a button. Equal successes stay separate.
   * @param fullLabel names the row, to tell several buttons apart
   */
  successWithAction(text: string, label: string, fullLabel: string, act: () => void): void {
    toast.success(withButton(text, label, act, fullLabel), { duration: actionMilliseconds });
  },
};

function withButton(text: string, label: string, act: () => void, fullLabel?: string) {
  return function Message({ id }: { id: string }) {
    return (
      <>
        <span>{text}</span>
        <button
          type="button"
          aria-label={fullLabel}
          title={fullLabel}
          className="ml-4 min-h-8 rounded-full border border-current px-3 font-semibold pointer-coarse:min-h-touch"
          onClick={() => {
            toast.dismiss(id);
            act();
          }}
        >
          {label}
        </button>
      </>
    );
  };
}
