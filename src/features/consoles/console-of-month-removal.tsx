import { useState } from 'react';
import { consolesKey } from '@/data/consoles';
import { featuredRow, removeFeatured } from '@/data/console-of-month.admin';
import { isRejected } from '@/data/writes.admin';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface ConsoleOfMonthRemovalProps {
  /** Of the featured row. */
  id: string;
  disabled: boolean;
  onRemoved: () => void;
}

/** The button that leaves no console featured, after a question. */
export function ConsoleOfMonthRemoval({ id, disabled, onRemoved }: ConsoleOfMonthRemovalProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useWrite({
    mutationFn: removeFeatured,
    meta: {
      success: 'Console of the Month removed successfully',
      failure: (error) =>
        isRejected(error) ? 'Failed to remove Console of the Month' : 'Failed to remove console of month',
      invalidates: consolesKey,
    },
    onSuccess: () => {
      queryClient.setQueryData(featuredRow().queryKey, null);
      onRemoved();
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="quiet" disabled={disabled || remove.isPending} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {asking && (
        <ConfirmDialog
          title="Remove the Console of the Month"
          question="Are you sure you want to remove the current Console of the Month? This will remove it from the homepage."
          confirmLabel={remove.isPending ? 'Removing...' : 'Remove'}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(id)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
