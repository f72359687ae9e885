import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast/notify';
import type { PostHistoryProps } from './post-history-dialog';

/** Opens the history of a post. Its code, with the library that compares, is fetched on demand. */
export function PostHistory({ onRestore, ...props }: Omit<PostHistoryProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<PostHistoryProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    if (Dialog) return;
    import('./post-history-dialog').then(
      ({ PostHistoryDialog }) => setDialog(() => PostHistoryDialog),
      (error: unknown) => {
        console.error(error);
        setOpen(false);
        notify.failure('Failed to load the history');
      },
    );
  };
  return (
    <>
      <Button look="quiet" aria-busy={open && !Dialog} onClick={show}>
        History
      </Button>
      {open && Dialog && (
        <Dialog
          {...props}
          onRestore={
            onRestore &&
            ((version) => {
              // First, because a closed dialog gives the focus back.
              flushSync(() => setOpen(false));
              onRestore(version);
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
