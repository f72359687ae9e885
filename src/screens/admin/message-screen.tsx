import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { oneMessage } from '@/data/site/messages.admin';
import { MessageView } from '@/features/messages/message-view';
import { PageHead } from '@/features/seo/page-head';
import { adminPaths } from '@/site/admin-paths';
import { LoadFailed, Notice, PageTitle } from '@/ui/admin-page';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { useAccessCheck } from '@/auth/use-permissions';

export function MessageScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { busy, reason } = useAccessCheck('messages:read');
  const list = adminPaths.messages + search;
  const message = useQuery({
    ...oneMessage(id),
    enabled: !busy && !reason,
    meta: { failure: 'Failed to load the message' },
  });
  return (
    <>
      <PageHead title="Message" noindex />
      <PageTitle
        action={
          <Link to={list} className={buttonClass('quiet')}>
            Back to messages
          </Link>
        }
      >
        Message
      </PageTitle>
      {reason && <Notice>{reason}</Notice>}
      {!reason && message.isPending && <SkeletonBlock label="Loading message" className="h-80" />}
      {message.isLoadingError && (
        <LoadFailed onRetry={() => void message.refetch()}>We couldn’t load this message.</LoadFailed>
      )}
      {message.data === null && <EmptyState>This message is no longer here.</EmptyState>}
      {message.data && <MessageView key={message.data.id} message={message.data} listAddress={list} />}
    </>
  );
}
