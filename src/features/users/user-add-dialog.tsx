import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { addUser, usersKey, type UserChanges } from '@/data/staff/users.admin';
import { isOutcomeUnknown } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { SelectField, TextField } from '@/ui/form/fields';
import { FormDialog } from '@/ui/form/form-dialog';
import { newRowTarget, useAddRow } from '@/ui/form/use-add-row';
import { useDraft } from '@/ui/form/use-draft';
import { Button } from '@/ui/button';
import { useMail } from './use-mail';
import { addressHint, emptyUser, newRoles, userErrors, userSchema } from './user-schema';

interface UserAddDialogProps {
  onClose: () => void;
}

function UserAddDialog({ onClose }: UserAddDialogProps) {
  const { draftKeyOf } = usePermissions();
  const form = useForm<UserChanges>({ resolver: valibotResolver(userSchema), defaultValues: emptyUser });
  const [target] = useState(newRowTarget);
  const mail = useMail();
  const draft = useDraft(form, draftKeyOf('users.new'), target);
  const { add, isPending, error } = useAddRow({
    form,
    draft,
    add: async (id, values) => {
      const added = await addUser({ id, ...values });
      mail.mutate(added);
    },
    // The email identifies a user. Another email means another row.
    isNewRow: (values, sent) => values.email !== sent.email,
    fieldErrors: userErrors,
    meta: { success: 'User added successfully', failure: 'Failed to add user', invalidates: usersKey },
    onAdded: onClose,
  });
  const { control } = form;
  return (
    <FormDialog
      title="Add User"
      draft={draft}
      outcomeUnknown={isOutcomeUnknown(error)}
      submitLabel="Add User"
      busyLabel="Adding..."
      busy={isPending}
      onSubmit={(event) => void form.handleSubmit(add)(event)}
      onClose={onClose}
    >
      <p className="text-muted">
        This adds the person to the team list and emails them a link. The link signs them in and asks for a password.
      </p>
      <TextField label="Name" required autoComplete="off" control={control} name="name" />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="off"
        hint={addressHint}
        control={control}
        name="email"
      />
      <SelectField
        label="Role"
        options={newRoles}
        hint="To make someone an admin, add them first, then edit their permissions."
        control={control}
        name="role"
      />
    </FormDialog>
  );
}

export function AddUser() {
  const { reasonAgainst } = usePermissions();
  const reason = reasonAgainst('users:manage');
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  return (
    <>
      <div className="space-y-1 text-right">
        <Button
          disabled={reason !== null}
          title={reason ?? undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => setOpen(true)}
        >
          Add User
        </Button>
        {reason && (
          <p id={reasonId} className="text-sm text-muted">
            {reason}
          </p>
        )}
      </div>
      {open && <UserAddDialog onClose={() => setOpen(false)} />}
    </>
  );
}
