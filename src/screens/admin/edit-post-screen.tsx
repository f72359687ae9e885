import { useEffect, useState } from 'react';
import { editedPost, type EditedPost } from '@/data/posts/posts.admin';
import { newPost, postDraft, postDraftKey } from '@/features/blog/editor/post-schema';
import { PostEditor } from '@/features/blog/editor/post-editor';
import { usePermissions } from '@/auth/use-permissions';
import { PageHead } from '@/features/seo/page-head';
import { dayOf } from '@/lib/dates';
import { draftsOf } from '@/site/drafts';
import { adminPaths } from '@/site/admin-paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LoadFailed, Notice, PageTitle } from '@/ui/admin-page';
import { notify } from '@/ui/toast/notify';
import { SkeletonBlock } from '@/ui/skeletons';

/** An unknown id leads back to the table, unless this device has a draft of that post. */
export function EditPostScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { draftKeyOf } = usePermissions();
  const [blank] = useState(() => newPost(dayOf(new Date())));
  const [hasDraft] = useState(() => draftsOf(draftKeyOf(postDraftKey(id)), blank).length > 0);
  // Each visit fetches the row, because a save compares with this version.
  const post = useQuery({
    ...editedPost(id),
    staleTime: Infinity,
    gcTime: 0,
    meta: { failure: 'Failed to load data' },
  });
  // An open post stays open when a refetch finds it deleted. The save then reports the deletion.
  const [opened, setOpened] = useState<EditedPost | null>(null);
  if (post.data && post.data.id !== opened?.id) setOpened(post.data);
  const current = opened?.id === id.toLowerCase() ? opened : null;
  const missing = post.data === null && current === null;
  useEffect(() => {
    if (missing) notify.failure('Post not found');
  }, [missing]);
  if (missing && !hasDraft) return <Navigate to={adminPaths.posts + search} replace />;
  return (
    <>
      <PageHead title="Edit Post" noindex />
      <PageTitle>Edit Post</PageTitle>
      {post.isPending && <SkeletonBlock label="Loading post" className="h-[40rem]" />}
      {post.isLoadingError && <LoadFailed onRetry={() => void post.refetch()}>We couldn’t load this post.</LoadFailed>}
      {missing && (
        <>
          <Notice>
            Someone deleted this post, but this device still has your unsaved text. Restore it to save it as a new post.
          </Notice>
          <PostEditor post={null} goneId={id} initial={blank} />
        </>
      )}
      {current && <PostEditor key={current.id} post={current} initial={postDraft(current)} />}
    </>
  );
}
