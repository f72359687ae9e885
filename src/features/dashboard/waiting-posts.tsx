import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { postRows, scheduledPosts } from '@/data/posts/posts.admin';
import { formatDay, momentOf } from '@/lib/dates';
import { adminPaths } from '@/site/admin-paths';
import { Panel } from '@/ui/admin-page';
import { loneLinkClass } from '@/ui/button';
import { Loaded } from '@/ui/loaded';

const shown = 5;

/** Lists drafts. For a contributor, the database returns only this contributor's drafts. */
export function WaitingDrafts() {
  const drafts = useQuery(postRows({ page: 1, search: '', published: false }));
  return (
    <Panel title="Drafts">
      <Loaded what="the drafts" query={drafts}>
        {({ posts, total }) =>
          total === 0 ? (
            <p className="text-sm text-muted">No drafts are waiting. A good day to start one.</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {posts.slice(0, shown).map(({ id, title, author, date }) => (
                  <WaitingPost key={id} id={id} title={title}>
                    <span>{`${author}, `}</span>
                    <time dateTime={date}>{formatDay(date)}</time>
                  </WaitingPost>
                ))}
              </ul>
              <p className="mt-3 text-sm">
                <Link to={adminPaths.drafts} className={`${loneLinkClass} font-semibold text-accent underline`}>
                  {total === 1 ? 'The draft in the list' : `All ${total} drafts`}
                </Link>
              </p>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

export function ScheduledPosts() {
  const scheduled = useQuery(scheduledPosts());
  return (
    <Panel title="Scheduled next">
      <Loaded what="what is scheduled" query={scheduled}>
        {({ posts, total }) =>
          total === 0 ? (
            <p className="text-sm text-muted">Nothing is scheduled. Give a post a time in its editor.</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {posts.map(({ id, title, publish_at }) => (
                  <WaitingPost key={id} id={id} title={title}>
                    <time dateTime={publish_at}>{momentOf(publish_at)}</time>
                  </WaitingPost>
                ))}
              </ul>
              {total > posts.length && <p className="mt-3 text-sm text-muted">{`And ${total - posts.length} more.`}</p>}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface WaitingPostProps {
  id: string;
  title: string;
  children: ReactNode;
}

function WaitingPost({ id, title, children }: WaitingPostProps) {
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <Link
        to={adminPaths.editPost(id)}
        dir="auto"
        className={`${loneLinkClass} font-semibold wrap-anywhere hover:text-accent hover:underline`}
      >
        {title}
      </Link>
      <p className="text-sm text-muted">{children}</p>
    </li>
  );
}
