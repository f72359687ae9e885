import { useEffect, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { sharedDraft } from '@/data/posts/shared-draft';
import { PostView } from '@/features/blog/article/post-view';
import { PageHead } from '@/features/seo/page-head';
import { dayOf, formatDay } from '@/lib/dates';
import { paths } from '@/site/paths';
import { hasSha256 } from '@/lib/sha256';
import { Button, buttonClass } from '@/ui/button';
import { NotFoundNotice, PageFrame } from '@/ui/page-frame';
import { SkeletonBlock } from '@/ui/skeletons';

export function SharedDraftScreen() {
  const token = useToken();
  const isReadable = hasSha256();
  const draft = useQuery({ ...sharedDraft(token), enabled: token !== '' && isReadable });
  if (draft.data?.slug) return <Navigate to={paths.post(draft.data.slug)} replace />;
  return <PageFrame>{content()}</PageFrame>;

  function content() {
    if (!isReadable)
      return <NoDraft title="Draft not shown">Drafts can only be opened over a secure connection (https).</NoDraft>;
    if (token === '' || draft.data === null)
      return (
        <NoDraft title="This link no longer works">
          It has expired, was revoked, or is incomplete. Ask whoever sent it to you for a new one.
        </NoDraft>
      );
    if (draft.isFetching)
      return (
        <>
          <PageHead title="Loading" noindex />
          <SkeletonBlock label="Loading draft" className="mx-auto h-[40rem] max-w-reading" />
        </>
      );
    if (!draft.data)
      return (
        <NoDraft title="Draft not loaded" action={<Button onClick={() => void draft.refetch()}>Try again</Button>}>
          We couldn’t load this draft. The link may still work.
        </NoDraft>
      );
    const { title, excerpt, works_until } = draft.data;
    return (
      <>
        <PageHead title={`Draft: ${title}`} description={excerpt} noindex />
        <aside
          aria-label="About this page"
          className="mx-auto mb-10 max-w-3xl rounded-lg border-l-4 border-collecting bg-collecting-panel px-4 py-3 font-medium text-pretty text-collecting"
        >{`Someone shared this draft with you until ${formatDay(dayOf(new Date(works_until)))}. It isn’t published, so please don’t pass it on.`}</aside>
        <PostView post={draft.data} />
      </>
    );
  }
}

/**
 * Returns the token of the draft. Removes the token from the address at once, so nobody reads it off the screen. Links
 * to a heading or a footnote can then use the hash. The state of each history entry keeps the token for a reload.
 */
function useToken(): string {
  const { hash, state } = useLocation() as { hash: string; state: { token: string } | null };
  const navigate = useNavigate();
  const [token, setToken] = useState(state?.token ?? hash.slice(1));
  if (state && state.token !== token) setToken(state.token);
  useEffect(() => {
    if (state || (hash === '' && token === '')) return;
    const words = hash.slice(1);
    const isToken = words === token || (/^[\w-]{22}$/.test(words) && document.getElementById(words) === null);
    const kept = isToken ? { hash: '', token: words } : { hash, token };
    void navigate({ hash: kept.hash }, { replace: true, state: { token: kept.token }, preventScrollReset: true });
  }, [hash, state, token, navigate]);
  return token;
}

interface NoDraftProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function NoDraft({ title, children, action }: NoDraftProps) {
  return (
    <>
      <PageHead title={title} noindex />
      <NotFoundNotice
        title={title}
        action={
          <>
            {action}
            <Link to={paths.home} className={buttonClass('quiet')}>
              Return to Home
            </Link>
          </>
        }
      >
        {children}
      </NotFoundNotice>
    </>
  );
}
