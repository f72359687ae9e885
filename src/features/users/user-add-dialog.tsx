import { useState } from 'react';
import { addUser, usersKey } from '@/data/users.admin';
import { isOutcomeUnknown } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useWrite } from '@/lib/use-write';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useForm } from '@/ui/use-form';
import { checkUser, emptyUser, newRoles, userRefusal, type UserDraft } from './user-fields';

interface UserAddDialogProps {
  onClose: () => void;
}

/** Adds somebody to the directory. */
export function UserAddDialog({ onClose }: UserAddDialogProps) {
  const { keepAs } = usePermissions();
  const [attempt, setAttempt] = useState({ id: crypto.randomUUID(), email: '' });
  const form = useForm({
    initial: emptyUser,
    check: checkUser,
    keepAs: keepAs('users.new'),
    onSubmit: (draft) => {
      // A try whose answer was lost may be in the directory, where nobody changes the
      // address: another address is another person.
      const again = attempt.email === '' || attempt.email === draft.email;
      const id = again ? attempt.id : crypto.randomUUID();
      setAttempt({ id, email: draft.email });
      add.mutate({ id, ...draft });
    },
  });
  const add = useWrite({
    mutationFn: (user: UserDraft & { id: string }) => addUser(user),
    meta: { success: 'User added successfully', failure: 'Failed to add user', invalidates: usersKey },
    onSuccess: (_user, { name, email, role }) => {
      form.settle({ name, email, role });
      onClose();
    },
    onError: (error) => form.refuse(userRefusal(error), isOutcomeUnknown(error)),
  });
  return (
    <FormDialog
      title="Add User"
      form={form}
      submitLabel="Add User"
      busyLabel="Adding..."
      busy={add.isPending}
      onClose={onClose}
    >
      <p className="text-muted">
        This makes an entry in the directory and sends no invitation. The person can sign in once an invited account is
        linked to the entry.
      </p>
      <TextField label="Name" required autoComplete="off" {...form.field('name')} />
      <TextField label="Email" type="email" required autoComplete="off" {...form.field('email')} />
      <SelectField
        label="Role"
        options={newRoles}
        hint="To make somebody an admin, add them first and then edit their permissions."
        {...form.field('role')}
      />
    </FormDialog>
  );
}
