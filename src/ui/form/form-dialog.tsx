import type { ReactNode, SubmitEventHandler } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { FormNotices } from './form-notices';
import { useLeaveGuardState } from './leave-guard';
import { SubmitButton } from './submit-button';
import type { DraftControls } from './use-draft';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  draft: DraftControls<Values>;
  outcomeUnknown: boolean;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: SubmitEventHandler;
  onClose: () => void;
  children: ReactNode;
}

/** Cancel asks before it discards unsaved changes. */
export function FormDialog<Values extends FieldValues>({
  title,
  draft,
  outcomeUnknown,
  submitLabel,
  busyLabel,
  busy,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { confirmLeave } = useLeaveGuardState();
  const cancel = () => {
    void confirmLeave().then((leave) => {
      if (!leave) return;
      draft.drop();
      onClose();
    });
  };
  return (
    <Dialog title={title} onCancel={busy ? undefined : cancel}>
      <FormNotices draft={draft} outcomeUnknown={outcomeUnknown} />
      <form noValidate onSubmit={onSubmit} className="space-y-4">
        {children}
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button kind="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <SubmitButton label={submitLabel} busy={busy} busyLabel={busyLabel} />
        </div>
      </form>
    </Dialog>
  );
}
