import { Link } from 'react-router-dom';
import { QuickLinks } from '@/features/dashboard/quick-links';
import { PageHead } from '@/features/seo/page-head';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { PageTitle, TipsPanel } from '@/ui/admin-page';
import { usePermissions } from '@/auth/use-permissions';

const tips = [
  'A new post is a draft until it is published. Preview shows what readers will see.',
  'One console is featured at a time: choosing another replaces it on the home page.',
  'Inactive links stay here and are hidden from visitors.',
  'What you type is kept on this device until it is saved, also when your session ends.',
];

export function WelcomeScreen() {
  return (
    <div className="space-y-6">
      <PageHead title="Dashboard" noindex />
      <div>
        <PageTitle
          action={
            <Link to={paths.newPost} className={buttonClass()}>
              New Post
            </Link>
          }
        >
          Welcome
        </PageTitle>
        <Welcome />
      </div>
      <QuickLinks />
      <TipsPanel title="Getting Started" tips={tips} />
    </div>
  );
}

function Welcome() {
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
