import { BuildPanel } from '@/features/builds/build-panel';
import { FailedLinks } from '@/features/content-check/failed-links';
import { QuickLinks } from '@/features/dashboard/quick-links';
import { UnreadMessages } from '@/features/dashboard/unread-messages';
import { ScheduledPosts, WaitingDrafts } from '@/features/dashboard/waiting-posts';
import { PageHead } from '@/features/seo/page-head';
import { EmptyState } from '@/ui/empty-state';
import { PageTitle, TipsPanel } from '@/ui/admin-page';
import { useAccessCheck, usePermissions } from '@/auth/use-permissions';

const tips = [
  'A new post stays a draft until it’s published. Use Preview to see it as readers will.',
  'Only one console is featured at a time. Choosing another replaces it on the home page.',
  'Inactive links stay here but are hidden from visitors.',
  'Unsaved work is kept on this device, even if your session ends.',
];

export function WelcomeScreen() {
  const { offline } = usePermissions();
  return (
    <div className="space-y-6">
      <PageHead title="Dashboard" noindex />
      <div>
        <PageTitle>Welcome</PageTitle>
        <Welcome />
      </div>
      <QuickLinks />
      {offline ? (
        <EmptyState>Your work appears here once we can reach the server.</EmptyState>
      ) : (
        <div className="@container">
          <div className="grid grid-cols-1 gap-4 @3xl:grid-cols-2 @3xl:[&>:last-child:nth-child(odd)]:col-span-2">
            <WaitingDrafts />
            <ScheduledPosts />
            <FailedLinks />
            <ForEditors />
          </div>
        </div>
      )}
      <TipsPanel title="Getting started" tips={tips} />
    </div>
  );
}

function ForEditors() {
  const messages = useAccessCheck('messages:read');
  const builds = useAccessCheck('builds:ask');
  return (
    <>
      {!messages.busy && !messages.reason && <UnreadMessages />}
      {!builds.busy && !builds.reason && <BuildPanel />}
    </>
  );
}

function Welcome() {
  const { user, role } = usePermissions();
  const words = inWords[role ?? ''];
  return (
    <p className="text-muted">
      You’re signed in as <strong className="text-ink">{user.email}</strong>
      <span>{words ? `, ${words}` : '.'}</span>
    </p>
  );
}

const inWords: Partial<Record<string, string>> = {
  admin: 'an admin: you can change everything here.',
  editor: 'an editor: you can write and publish posts and edit the site’s content.',
  contributor: 'a contributor: you can write drafts; editors and admins publish them.',
};
