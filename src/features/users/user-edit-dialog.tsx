import { updateUser, usersKey, type User, type UserChanges } from '@/data/users.admin';
import { isOutcomeUnknown } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { useWrite } from '@/lib/use-write';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useForm } from '@/ui/use-form';
import { changesOf, checkChanges, rolesFor, userRefusal } from './user-fields';

interface UserEditDialogProps {
  user: User;
  /** Shows nothing but the role. */
  roleOnly: boolean;
  onClose: () => void;
}

/** Changes the name and role of a person, or the role alone. */
export function UserEditDialog({ user, roleOnly, onClose }: UserEditDialogProps) {
  const { user: me, keepAs } = usePermissions();
  const own = user.auth_user_id === me.id;
  const form = useForm<UserChanges>({
    initial: { name: user.name, role: user.role },
    check: checkChanges,
    keepAs: keepAs(`users.${user.id}.${roleOnly ? 'role' : 'all'}`),
    onSubmit: (draft) => {
      if (form.dirty) save.mutate(draft);
      else onClose();
    },
  });
  const save = useWrite({
    mutationFn: (draft: UserChanges) => updateUser(user.id, changesOf(user, draft)),
    meta: { success: 'User updated successfully', failure: 'Failed to update user', invalidates: usersKey },
    onSuccess: (_user, draft) => {
      form.settle(draft);
      onClose();
    },
    onError: (error) => form.refuse(userRefusal(error), isOutcomeUnknown(error)),
  });
  return (
    <FormDialog
      title={`${roleOnly ? 'Edit Permissions of' : 'Edit User'} ${user.name}`}
      form={form}
      submitLabel="Save"
      busyLabel="Saving..."
      busy={save.isPending}
      onClose={onClose}
    >
      <p className="text-muted">{user.email}</p>
      {!roleOnly && <TextField label="Name" required autoComplete="off" {...form.field('name')} />}
      <SelectField
        label="Role"
        options={rolesFor(user)}
        disabled={own}
        hint={own ? ownRoleReason : hintFor(user)}
        {...form.field('role')}
      />
    </FormDialog>
  );
}

/** Why one's own permissions stay as they are. */
const ownRoleReason = 'Nobody can change their own role. Another admin can.';

function hintFor({ role }: User): string {
  return role === 'admin'
    ? 'Admins manage everything. The last admin who can sign in cannot be given another role.'
    : 'Contributors write drafts, editors publish and manage the content, admins manage users and settings too.';
}
