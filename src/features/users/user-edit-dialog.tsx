import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { allUsers, updateUser, usersKey, type User, type UserChanges } from '@/data/staff/users.admin';
import { isOutcomeUnknown, isRejected } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useWrite } from '@/lib/use-write';
import { applyServerErrors, SelectField, TextField } from '@/ui/form/fields';
import { FormDialog } from '@/ui/form/form-dialog';
import { useDraft } from '@/ui/form/use-draft';
import { Notice } from '@/ui/admin-page';
import { useMail } from './use-mail';
import { addressHint, changesOf, rolesFor, userErrors, userSchema } from './user-schema';

interface UserEditDialogProps {
  user: User;
  roleOnly: boolean;
  onClose: () => void;
}

export function UserEditDialog({ user, roleOnly, onClose }: UserEditDialogProps) {
  const { staffId, draftKeyOf, reasonAgainst } = usePermissions();
  const own = user.id === staffId;
  const form = useForm<UserChanges>({
    resolver: valibotResolver(userSchema),
    defaultValues: { name: user.name, email: user.email, role: user.role },
  });
  const draft = useDraft(form, draftKeyOf(`users.${user.id}.${roleOnly ? 'role' : 'all'}`));
  const { isDirty } = form.formState;
  const mail = useMail();
  const save = useWrite({
    mutationFn: (values: UserChanges) => updateUser(user.id, changesOf(user, values)),
    meta: { success: 'User updated successfully', failure: 'Failed to update user', invalidates: usersKey },
    onSuccess: (saved, values) => {
      if (saved.email.toLowerCase() !== user.email.toLowerCase()) mail.mutate(saved);
      draft.markSaved(values);
      onClose();
    },
    onError: (error) => applyServerErrors(form, userErrors(error)),
  });
  // The table refetches after every write. This query only reads the cache.
  const users = useQuery({ ...userRows(), enabled: false }).data;
  const isGone = users?.every(({ id }) => id !== user.id) ?? false;
  const reason = isGone ? 'Someone deleted this user.' : reasonAgainst('users:manage');
  return (
    <FormDialog
      title={`${roleOnly ? 'Edit Permissions of' : 'Edit User'} ${user.name}`}
      draft={draft}
      outcomeUnknown={isOutcomeUnknown(save.error)}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={save.isPending}
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          if (isDirty) save.mutate(values);
          else onClose();
        })(event)
      }
      onClose={onClose}
    >
      {isRejected(save.error) && reason && <Notice tone="warning">{reason}</Notice>}
      {roleOnly ? (
        <p className="text-muted">{user.email}</p>
      ) : (
        <>
          <TextField label="Name" required autoComplete="off" control={form.control} name="name" />
          <TextField
            label="Email"
            type="email"
            required
            autoComplete="off"
            disabled={own}
            hint={own ? ownAddressReason : addressChange}
            control={form.control}
            name="email"
          />
        </>
      )}
      <SelectField
        label="Role"
        options={rolesFor(user)}
        disabled={own}
        hint={own ? ownRoleReason : hintFor(user)}
        control={form.control}
        name="role"
      />
    </FormDialog>
  );
}

const ownAddressReason = 'You can’t change your own address. Ask another admin.';
const addressChange = `A new address ends this person’s sessions and removes their second factor. We email the new address a link that signs them in again. ${addressHint}`;
const ownRoleReason = 'You can’t change your own role. Ask another admin.';

function hintFor({ role }: User): string {
  return role === 'admin'
    ? 'Admins can do everything. There must always be at least one admin who can sign in.'
    : 'Contributors write drafts. Editors also publish and manage content. Admins also manage users and settings.';
}

/** The table and the dialog share this query, because the last observer decides about the toast of a failure. */
export function userRows() {
  return { ...allUsers(), meta: { failure: 'Failed to load users' } };
}
