import { Link } from 'react-router-dom';
import { QuickLinks } from '@/features/dashboard/quick-links';
import { PageHead } from '@/features/seo/page-head';
import { adminPaths } from '@/site/admin-paths';
import { buttonClass } from '@/ui/button';
import { PageTitle, TipsPanel } from '@/ui/admin-page';
import { usePermissions } from '@/auth/use-permissions';

const tips = [
  "A new post stays a draft until it's published. Use Preview to see it as readers will.",
  'Only one console is featured at a time. Choosing another replaces it on the home page.',
  'Inactive links stay here but are hidden from visitors.',
  'Unsaved work is kept on this device, even if your session ends.',
];

export function WelcomeScreen() {
  return (
    <div className="space-y-6">
      <PageHead title="Dashboard" noindex />
      <div>
        <PageTitle
          action={
            <Link to={adminPaths.newPost} className={buttonClass()}>
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
  const { user, role } = usePermissions();
  const words = inWords[role ?? ''];
  return (
    <p className="text-muted">
      You're signed in as <strong className="text-ink">{user.email}</strong>
      <span>{words ? `, ${words}` : '.'}</span>
    </p>
  );
}

const inWords: Partial<Record<string, string>> = {
  admin: 'an admin: you can change everything here.',
  editor: "an editor: you can write and publish posts and edit the site's content.",
  contributor: 'a contributor: you can write drafts; editors and admins publish them.',
};
