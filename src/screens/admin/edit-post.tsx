import { useEffect } from 'react';
import { editedPost } from '@/data/staff/posts';
import { postDraft } from '@/features/blog/post-draft';
import { PostEditor } from '@/features/blog/post-editor';
import { PageHead } from '@/features/settings/page-head';
import { paths } from '@/lib/paths';
import { useQuery } from '@/lib/query';
import { Navigate, useParams } from '@/lib/router';
import { LoadFailed } from '@/ui/load-failed';
import { notify } from '@/ui/notify';
import { PageTitle } from '@/ui/page-title';
import { SkeletonBlock } from '@/ui/skeleton-block';

/** Changes a post. An id without a post leads back to the table. */
export function EditPostScreen() {
  const { id = '' } = useParams();
  // Always as it is now: what is opened here is what a save is compared with.
  const post = useQuery({
    ...editedPost(id),
    staleTime: Infinity,
    gcTime: 0,
    meta: { failure: 'Failed to load data' },
  });
  const missing = post.data === null;
  useEffect(() => {
    if (missing) notify.failure('Post not found');
  }, [missing]);
  if (missing) return <Navigate to={paths.adminPosts} replace />;
  return (
    <>
      <PageHead title="Edit Post" noindex />
      <PageTitle>Edit Post</PageTitle>
      {post.isPending && <SkeletonBlock label="Loading post" className="h-[40rem]" />}
      {post.isLoadingError && (
        <LoadFailed onRetry={() => void post.refetch()}>This post could not be loaded.</LoadFailed>
      )}
      {post.data && <PostEditor key={post.data.id} post={post.data} initial={postDraft(post.data)} />}
    </>
  );
}
