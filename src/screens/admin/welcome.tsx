import { QuickLinks } from '@/features/dashboard/quick-links';
import { Welcome } from '@/features/dashboard/welcome';
import { PageHead } from '@/features/settings/page-head';
import { paths } from '@/lib/paths';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';
import { TipsPanel } from '@/ui/tips-panel';

const tips = [
  'A new post is a draft until it is published. Preview shows what readers will see.',
  'One console is featured at a time: choosing another replaces it on the home page.',
  'Inactive links stay here and are hidden from visitors.',
  'What you type is kept on this device until it is saved, also when your session ends.',
];

/** Where staff arrive after signing in. */
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
