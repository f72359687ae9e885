import * as v from 'valibot';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import type { User, UserChanges } from '@/data/staff/users.admin';
import { field, requiredText } from '@/lib/form-rules';
import { isEmail } from '@/lib/text-rules';
import type { FieldErrors } from '@/ui/form/fields';

const messages = {
  name: 'Enter a name (up to 100 characters).',
  email: 'Enter one email address (up to 254 characters), without spaces or hidden characters.',
  role: 'Choose another role.',
};

export const userChangesSchema = v.object({
  name: requiredText(100, messages.name, 'Enter a name.'),
  role: field(() => true, messages.role),
});

export const userSchema = v.object({
  ...userChangesSchema.entries,
  email: field(isEmail, messages.email, 'Enter an email address.'),
});

export type UserDraft = v.InferOutput<typeof userSchema>;

export const emptyUser: UserDraft = { name: '', email: '', role: 'contributor' };

/** The database rejects a new admin: existing users are promoted. */
export const newRoles = choices(['editor', 'contributor']);

/** All roles, and the user's own. */
export function rolesFor({ role }: Pick<User, 'role'>) {
  return choices([...new Set(['admin', 'editor', 'contributor', role])]);
}

export function userErrors(error: unknown): FieldErrors<UserDraft> | null {
  return fieldErrorsFrom<UserDraft>(error, messages, {
    email: 'Someone with this email address is already on the team list.',
  });
}

/** Sends only changed fields, so that changes made elsewhere stay. */
export function changesOf({ name, role }: User, draft: UserChanges): Partial<UserChanges> {
  return { ...(draft.name !== name && { name: draft.name }), ...(draft.role !== role && { role: draft.role }) };
}

function choices(roles: readonly string[]) {
  return roles.map((role) => ({ value: role, label: role }));
}
