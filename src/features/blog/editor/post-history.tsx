import { Suspense, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/button';
import { lazyComponent } from '@/ui/lazy-component';
import { notify } from '@/ui/toast/notify';
import type { PostHistoryProps } from './post-history-dialog';

/** The dialog loads on demand, together with the library that compares texts. */
const PostHistoryDialog = lazyComponent(
  () => import('./post-history-dialog').then((file) => file.PostHistoryDialog),
  MissingDialog,
);

function MissingDialog({ error, onClose }: { error: unknown; onClose: () => void }) {
  const report = useEffectEvent(() => {
    console.error(error);
    notify.failure('Failed to load the history');
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

export function PostHistory({ onRestore, ...props }: Omit<PostHistoryProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const [isLoading, startLoading] = useTransition();
  return (
    <>
      <Button kind="quiet" aria-busy={isLoading} onClick={() => startLoading(() => setOpen(true))}>
        History
      </Button>
      <Suspense>
        {open && (
          <PostHistoryDialog
            {...props}
            onRestore={
              onRestore &&
              ((version) => {
                // The dialog closes first: a closing dialog moves the focus to the button, and `onRestore` to a field.
                flushSync(() => setOpen(false));
                onRestore(version);
              })
            }
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
