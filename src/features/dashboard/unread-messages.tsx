import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { unreadMessages } from '@/data/site/messages.admin';
import { adminPaths } from '@/site/admin-paths';
import { Panel } from '@/ui/admin-page';
import { loneLinkClass } from '@/ui/button';
import { Loaded } from '@/ui/loaded';

export function UnreadMessages() {
  const unread = useQuery(unreadMessages());
  return (
    <Panel title="Messages">
      <Loaded what="the messages" query={unread} className="h-16">
        {(count) => (
          <div className="space-y-3 text-sm">
            {count === 0 ? (
              <p className="text-muted">You’ve read every message. Nobody is waiting for you.</p>
            ) : (
              <p>{`${count} unread ${count === 1 ? 'message' : 'messages'} from visitors.`}</p>
            )}
            <Link to={adminPaths.messages} className={`${loneLinkClass} font-semibold text-accent underline`}>
              {count === 0 ? 'All messages' : 'Read them'}
            </Link>
          </div>
        )}
      </Loaded>
    </Panel>
  );
}
