import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { FormNotices } from './form-notices';
import { SubmitButton } from './submit-button';
import { useUnsavedChangesGuard } from './unsaved-changes-context';
import type { useForm } from './use-form';

interface FormDialogProps<Values extends object> {
  title: string;
  form: ReturnType<typeof useForm<Values>>;
  /** What the button that saves reads, and what while it does. */
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A short form over the screen. What was typed in it is not given up without a question. */
export function FormDialog<Values extends object>({
  title,
  form,
  submitLabel,
  busyLabel,
  busy,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { confirmLeave } = useUnsavedChangesGuard();
  const cancel = () => {
    void confirmLeave().then((leave) => {
      if (!leave) return;
      form.kept.forget();
      onClose();
    });
  };
  return (
    <Dialog title={title} onCancel={busy ? undefined : cancel}>
      <FormNotices form={form} />
      <form {...form.element} className="space-y-4">
        {children}
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button look="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <SubmitButton label={submitLabel} busy={busy} busyLabel={busyLabel} />
        </div>
      </form>
    </Dialog>
  );
}
