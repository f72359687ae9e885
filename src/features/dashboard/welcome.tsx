import { usePermissions } from '@/auth/use-permissions';

/** Says who is signed in, and what their role lets them do. */
export function Welcome() {
  const { user, role, offline } = usePermissions();
  return (
    <p className="text-muted">
      You are signed in as <strong className="text-ink">{user.email}</strong>
      {offline || role === null ? '.' : `, ${inWords(role)}`}
    </p>
  );
}

function inWords(role: string): string {
  switch (role) {
    case 'admin':
      return 'an admin: you can change everything here.';
    case 'editor':
      return 'an editor: you can write and publish posts and change the content of the site.';
    case 'contributor':
      return 'a contributor: you can write drafts; editors and admins publish them.';
    case '':
      return 'with no role on this site. Ask an admin to link this account.';
    default:
      return `with the role ${role}, which can look around but change nothing.`;
  }
}
