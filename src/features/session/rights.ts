/** What a screen may want to do. The database decides; this only tells beforehand. */
export type Right = 'write posts' | 'publish posts' | 'edit the site' | 'change settings' | 'manage users';

/** The role in the users table; '' for an account that is not staff, null while or where it is not known. */
export type StaffRole = string | null;

const offlineReason = 'This is the offline viewer: nothing can be changed.';
const strangerReason = 'This account has no role on this site. Ask an admin to link it.';

const holders: Record<Right, { roles: string[]; reason: string }> = {
  'write posts': { roles: ['contributor', 'editor', 'admin'], reason: strangerReason },
  'publish posts': { roles: ['editor', 'admin'], reason: 'Only editors and admins publish posts.' },
  'edit the site': { roles: ['editor', 'admin'], reason: 'Only editors and admins can change this.' },
  'change settings': { roles: ['admin'], reason: 'Only admins can change the settings.' },
  'manage users': { roles: ['admin'], reason: 'Only admins can see and manage users.' },
};

/**
 * Why this person may not do this, in words, or null when nothing speaks against it.
 * An unknown role is no reason: the database will say.
 */
export function reasonAgainst(right: Right, role: StaffRole, offline: boolean): string | null {
  if (offline) return offlineReason;
  if (role === null) return null;
  const { roles, reason } = holders[right];
  if (roles.includes(role)) return null;
  return holders['write posts'].roles.includes(role) ? reason : strangerReason;
}

/** A post as far as rights go. */
interface OwnedPost {
  created_by: string | null;
  published: boolean;
}

/** Why this person may not change or delete this post, or null. */
export function reasonAgainstPost(
  post: OwnedPost,
  { userId, role, offline }: { userId: string; role: StaffRole; offline: boolean },
): string | null {
  const reason = reasonAgainst('write posts', role, offline);
  if (reason !== null || role !== 'contributor') return reason;
  if (post.created_by !== userId) return 'Contributors change their own posts only.';
  return post.published ? 'This post is published. Only editors and admins can change it now.' : null;
}
