/** A right of staff. The site uses rights only for hints, because the database decides. */
export type Right =
  | 'posts:write'
  | 'posts:publish'
  | 'messages:read'
  | 'builds:ask'
  | 'builds:set'
  | 'site:edit'
  | 'categories:edit'
  | 'settings:edit'
  | 'users:manage';

/** The role in the users table; '' for an account without a role, null while the role is unknown. */
export type StaffRole = string | null;

const offlineReason = 'You can’t make changes in offline mode.';
export const notSetUpReason = 'Your account isn’t set up for this site yet. Ask an admin to add you.';

const holders: Record<Right, { roles: string[]; reason: string }> = {
  'posts:write': { roles: ['contributor', 'editor', 'admin'], reason: notSetUpReason },
  'posts:publish': { roles: ['editor', 'admin'], reason: 'Only editors and admins can publish posts.' },
  'messages:read': { roles: ['editor', 'admin'], reason: 'Only editors and admins can read messages.' },
  'builds:ask': { roles: ['editor', 'admin'], reason: 'Only editors and admins can ask for a build.' },
  'builds:set': { roles: ['admin'], reason: 'Only admins can set the build hook.' },
  'site:edit': { roles: ['editor', 'admin'], reason: 'Only editors and admins can change this.' },
  'categories:edit': { roles: ['admin'], reason: 'Only admins can change the categories.' },
  'settings:edit': { roles: ['admin'], reason: 'Only admins can change the settings.' },
  'users:manage': { roles: ['admin'], reason: 'Only admins can see and manage users.' },
};

export function enrolReason({ required }: { required: boolean }): string {
  return required
    ? 'This site requires a second factor. Set yours up now, then carry on.'
    : 'The sign-in service has lost your second factor. Set up another, then carry on.';
}

/** @param own undefined while the row is unknown */
export function roleOf(own: { role: string | null } | undefined): StaffRole {
  return own === undefined ? null : (own.role ?? '');
}

/** Returns the reason why this user may not do this, or null. An unknown role gives null: the database decides. */
export function reasonAgainst(right: Right, role: StaffRole, offline: boolean): string | null {
  if (offline) return offlineReason;
  if (role === null) return null;
  const { roles, reason } = holders[right];
  if (roles.includes(role)) return null;
  return holders['posts:write'].roles.includes(role) ? reason : notSetUpReason;
}

interface OwnedPost {
  created_by: string | null;
  published: boolean;
}

export function reasonAgainstPost(
  post: OwnedPost,
  { staffId, role, offline }: { staffId: string | null; role: StaffRole; offline: boolean },
): string | null {
  const reason = reasonAgainst('posts:write', role, offline);
  if (reason !== null || role !== 'contributor') return reason;
  if (post.created_by !== staffId) return 'You can only edit your own posts.';
  return post.published ? 'This post is published, so only editors and admins can edit it.' : null;
}
