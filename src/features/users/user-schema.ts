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

export const userSchema = v.object({
  name: requiredText(100, messages.name, 'Enter a name.'),
  email: v.pipe(
    field(isEmail, messages.email, 'Enter an email address.'),
    v.check(isAscii, 'Use plain English letters, digits and signs only: email to other addresses gets lost.'),
  ),
  role: field(() => true, messages.role),
});

export const addressHint = 'Plain English letters, digits and signs only.';

export const emptyUser: UserChanges = { name: '', email: '', role: 'contributor' };

/** The database rejects a new admin. An admin promotes an existing user. */
export const newRoles = choices(['editor', 'contributor']);

/** Returns all roles, and the user's current role. */
export function rolesFor({ role }: Pick<User, 'role'>) {
  return choices([...new Set(['admin', 'editor', 'contributor', role])]);
}

export function userErrors(error: unknown): FieldErrors<UserChanges> | null {
  return fieldErrorsFrom<UserChanges>(error, messages, {
    email: 'Someone with this email address is already on the team list.',
  });
}

/** Returns only the changed fields, so that changes made elsewhere stay. */
export function changesOf({ name, email, role }: User, draft: UserChanges): Partial<UserChanges> {
  return {
    ...(draft.name !== name && { name: draft.name }),
    ...(draft.email !== email && { email: draft.email }),
    ...(draft.role !== role && { role: draft.role }),
  };
}

function isAscii(text: string): boolean {
  return /^[!-~]*$/.test(text);
}

function choices(roles: readonly string[]) {
  return roles.map((role) => ({ value: role, label: role }));
}
