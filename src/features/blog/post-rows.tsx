import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { postsKey } from '@/data/posts';
import { deletePost, postRows, setPublished, type PostRow } from '@/data/posts.admin';
import { tablePageSize } from '@/data/table-page.admin';
import { goneReason } from '@/data/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/table/data-table';
import { DeletionDialog } from '@/ui/dialog/confirm-dialog';
import { Notice, StatusBadge } from '@/ui/admin-page';
import { Pager } from '@/ui/pager';
import { adminPaths } from '@/lib/admin-paths';
import { paths } from '@/lib/paths';
import { useWrite } from '@/lib/use-write';
import { notify } from '@/ui/toast/notify';
import { RowActions, RowButton, rowButtonClass } from '@/ui/table/row-button';
import { CategoryBadge, PostPicture } from './post-parts';

interface PostTableProps {
  page: number;
  search: string;
  hrefTo: (page: number) => string;
  onClearSearch: () => void;
}

export function PostTable({ page, search, hrefTo, onClearSearch }: PostTableProps) {
  const reason = useReason();
  const posts = useQuery({
    ...postRows({ page, search }),
    meta: { failure: 'Failed to load blog posts' },
  });
  const [deleting, setDeleting] = useState<PostRow | null>(null);
  const [failed, setFailed] = useState<{ post: PostRow; error: Error } | null>(null);
  const { reasonAgainst, reasonAgainstPost } = usePermissions();
  const whyFailed = () => {
    // A missing role has its own notice.
    if (!failed || reasonAgainst('posts:write')) return null;
    const now = posts.data?.posts.find(({ id }) => id === failed.post.id);
    return goneReason(failed.error, failed.post.title) ?? (now ? reasonAgainstPost(now) : null);
  };
  const failure = whyFailed();

  const columns: Column<PostRow>[] = [
    {
      heading: 'Title',
      cell: ({ title, image }) => (
        <span className="flex items-center gap-3">
          <span className="w-12 shrink-0">
            <PostPicture image={image} className="rounded-md" />
          </span>
          <span title={title} className="cell-text">
            {title}
          </span>
        </span>
      ),
    },
    { heading: 'Author', cell: ({ author }) => author },
    {
      heading: 'Category',
      cell: (post) => (
        <span className="block w-max max-w-44">
          <CategoryBadge post={post} />
        </span>
      ),
    },
    {
      heading: 'Date',
      cell: ({ date }) => (
        <time dateTime={date} className="inline-block min-w-24 tabular-nums">
          {formatDay(date)}
        </time>
      ),
    },
    {
      heading: 'Status',
      cell: ({ published }) => <StatusBadge on={published}>{published ? 'Published' : 'Draft'}</StatusBadge>,
    },
    {
      heading: 'Actions',
      cell: (post) => (
        <PostActions
          post={post}
          onDelete={() => setDeleting(post)}
          onSettled={(error) => setFailed(error && { post, error })}
        />
      ),
    },
  ];

  const pageCount = Math.ceil((posts.data?.total ?? 0) / tablePageSize);
  return (
    <>
      {reason && <Notice tone="warning">{reason}</Notice>}
      {failure && <Notice tone="warning">{failure}</Notice>}
      <DataTable
        label="Blog posts"
        columns={columns}
        rows={posts.data?.posts}
        onRetry={posts.isLoadingError ? () => void posts.refetch() : undefined}
        emptyText="No blog posts found."
        emptyAction={
          search && (
            <Button look="quiet" onClick={onClearSearch}>
              Clear search
            </Button>
          )
        }
      />
      {posts.data && pageCount > 1 && (
        <Pager
          label="Post pages"
          page={posts.isPlaceholderData ? page : posts.data.page}
          pageCount={pageCount}
          hrefTo={hrefTo}
        />
      )}
      {deleting && (
        <DeletionDialog
          name={deleting.title}
          question="Are you sure you want to delete this post? This action cannot be undone."
          remove={() => deletePost(deleting.id)}
          success="Post deleted successfully"
          failure="Failed to delete post"
          invalidates={postsKey}
          onClose={(error) => {
            setDeleting(null);
            setFailed(error && { post: deleting, error });
          }}
        />
      )}
    </>
  );
}

function useReason(): string | null {
  const { offline, reasonAgainst } = usePermissions();
  // The offline banner says it.
  if (offline) return null;
  const publishing = reasonAgainst('posts:publish');
  return reasonAgainst('posts:write') ?? (publishing && `${publishing} You can edit and delete your own drafts.`);
}

interface PostActionsProps {
  post: PostRow;
  onDelete: () => void;
  onSettled: (error: Error | null) => void;
}

function PostActions({ post, onDelete, onSettled }: PostActionsProps) {
  const { reasonAgainst, reasonAgainstPost } = usePermissions();
  // The editor returns to the same list.
  const { search } = useLocation();
  const toggle = useWrite({
    mutationFn: (published: boolean) => setPublished(post.id, published),
    meta: {
      failure: 'Failed to update post status',
      invalidates: postsKey,
    },
    // The requested state: the row may have changed since then.
    onSuccess: (_nothing, published) =>
      notify.success(published ? 'Post published successfully' : 'Post unpublished successfully'),
    onSettled: (_nothing, error) => onSettled(error),
  });
  return (
    <RowActions>
      <RowButton
        action={post.published ? 'Unpublish' : 'Publish'}
        busy={toggle.isPending}
        className="min-w-22"
        row={post.title}
        reason={reasonAgainst('posts:publish')}
        onClick={() => toggle.mutate(!post.published)}
      />
      <span>
        <Link to={adminPaths.editPost(post.id) + search} aria-label={`Edit ${post.title}`} className={rowButtonClass()}>
          Edit
        </Link>
      </span>
      <span className="min-w-12">
        {post.published && (
          <Link to={paths.post(post.slug)} aria-label={`View ${post.title}`} className={rowButtonClass()}>
            View
          </Link>
        )}
      </span>
      <RowButton action="Delete" danger row={post.title} reason={reasonAgainstPost(post)} onClick={onDelete} />
    </RowActions>
  );
}
