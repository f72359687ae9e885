import type { User } from '@/data/users.admin';

/** Those whose name, e-mail address or role holds the text, whatever its case. */
export function filterUsers<Person extends Pick<User, 'name' | 'email' | 'role'>>(
  users: readonly Person[],
  text: string,
): Person[] {
  const wanted = comparable(text.trim());
  return users.filter((user) => [user.name, user.email, user.role].some((part) => comparable(part).includes(wanted)));
}

/** An accent is the same whether it was typed as one character or as two. */
function comparable(text: string): string {
  return text.normalize().toLowerCase();
}
