import toast from 'react-hot-toast/headless';

/** A message with something to press stays longer. */
const actionMilliseconds = 15_000;

/** Messages that come and go; the toaster shows them. */
export const notify = {
  success(text: string): void {
    toast.success(text);
  },

  /** With `retry` the message has a button for it. The same words are on the screen once. */
  failure(text: string, retry?: () => void): void {
    if (!retry) {
      toast.error(text, { id: text });
      return;
    }
    const message = ({ id }: { id: string }) => (
      <>
        <span>{text}</span>
        <button
          type="button"
          className="ml-4 min-h-8 rounded-full border border-current px-3 font-semibold"
          onClick={() => {
            toast.dismiss(id);
            retry();
          }}
        >
          Retry
        </button>
      </>
    );
    toast.error(message, { duration: actionMilliseconds });
  },
};
