import { refusedFields } from '@/data/writes.admin';
import type { User, UserChanges } from '@/data/users.admin';
import { isEmail, isText } from '@/lib/text-rules';
import type { FieldErrors } from '@/ui/use-form';

/** A person as they are typed. */
export type UserDraft = UserChanges & Pick<User, 'email'>;

export const emptyUser: UserDraft = { name: '', email: '', role: 'contributor' };

/** An admin is made by promoting somebody who is there: the database refuses a new one. */
export const newRoles = choices(['editor', 'contributor']);

const words: FieldErrors<UserDraft> = {
  name: 'Please write a name of at most 100 characters.',
  email: 'Please write one e-mail address of at most 254 characters, without spaces or hidden characters.',
  role: 'Please choose another role.',
};

/** The roles somebody can be given, and the one they have. */
export function rolesFor({ role }: Pick<User, 'role'>) {
  return choices([...new Set(['admin', 'editor', 'contributor', role])]);
}

/** What the database would not take of a new person. */
export function checkUser(draft: UserDraft): FieldErrors<UserDraft> {
  return { ...checkChanges(draft), email: isEmail(draft.email) ? undefined : words.email };
}

/** What the database would not take of changes to a person. */
export function checkChanges({ name }: UserChanges): FieldErrors<UserChanges> {
  return { name: isText(name, 100) ? undefined : words.name };
}

/** The words for what the database refused about a person, or null. */
export function userRefusal(error: unknown): FieldErrors<UserDraft> | null {
  return refusedFields<UserDraft>(error, words, {
    email: 'Somebody with this e-mail address is already in the directory.',
  });
}

/** Only what was changed is sent, so that what somebody else changed meanwhile stays. */
export function changesOf({ name, role }: User, draft: UserChanges): Partial<UserChanges> {
  return { ...(draft.name !== name && { name: draft.name }), ...(draft.role !== role && { role: draft.role }) };
}

function choices(roles: readonly string[]) {
  return roles.map((role) => ({ value: role, label: role }));
}
