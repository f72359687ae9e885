import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { postsKey } from '@/data/posts/posts';
import { postRows, setPublished, type PostRow, type PostSort } from '@/data/posts/posts.admin';
import { tablePageSize } from '@/data/service/table-page.admin';
import { deletedReason } from '@/data/service/writes.admin';
import { usePermissions } from '@/auth/use-permissions';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/table/data-table';
import { Notice, StatusBadge } from '@/ui/admin-page';
import { Pager } from '@/ui/pager';
import { adminPaths } from '@/site/admin-paths';
import { paths } from '@/site/paths';
import { useWrite } from '@/lib/use-write';
import { notify } from '@/ui/toast/notify';
import { RowActions, RowButton, rowButtonClass } from '@/ui/table/row-button';
import { PostBulk } from './post-bulk';
import { PostDeletion } from './post-deletion';
import { useDateOffer } from './use-dating';
import { CategoryBadge, PostPicture } from '@/features/blog/byline';
import type { PostNarrowing } from './post-table-filters';
import { isPublic, isScheduled } from '@/data/posts/post-visibility';
import { momentInWords } from '@/features/blog/schedule';

interface PostTableProps {
  page: number;
  narrowing: PostNarrowing;
  /** A column, with `-` before it for the reverse order. Any other text sorts by date, newest first. */
  sort: string;
  onSort: (sort: string) => void;
  hrefTo: (page: number) => string;
  onClear: () => void;
}

const sorts: readonly PostSort[] = ['title', 'author', 'date', 'status'];

export function PostTable({ page, narrowing, sort, onSort, hrefTo, onClear }: PostTableProps) {
  const { search, status, category, author } = narrowing;
  const isFiltered = Boolean(status || category || author);
  const sortedBy = sorts.find((each) => each === sort.replace(/^-/, '')) ?? 'date';
  const descending = sort === `-${sortedBy}` || (sortedBy === 'date' && sort !== 'date');
  const reason = useReason();
  const posts = useQuery({
    ...postRows({
      ...{ page, search, category, author, sort: sortedBy, descending },
      published: status === '' ? undefined : status === 'published',
    }),
    meta: { failure: 'Failed to load blog posts' },
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<PostRow | null>(null);
  const [failed, setFailed] = useState<{ post: PostRow; error: Error } | null>(null);
  const { reasonAgainst, reasonAgainstPost } = usePermissions();
  const failureReason = () => {
    // A missing role has a separate notice.
    if (!failed || reasonAgainst('posts:write')) return null;
    const now = posts.data?.posts.find(({ id }) => id === failed.post.id);
    return deletedReason(failed.error, failed.post.title) ?? (now ? reasonAgainstPost(now) : null);
  };
  const failure = failureReason();

  const sortBy = (column: PostSort): NonNullable<Column<PostRow>['sort']> => {
    const isSorted = column === sortedBy;
    // A new sort by date starts with the newest.
    const reverses = isSorted ? !descending : column === 'date';
    return {
      direction: isSorted ? (descending ? 'descending' : 'ascending') : undefined,
      onSort: () => onSort(`${reverses ? '-' : ''}${column}`),
    };
  };
  const columns: Column<PostRow>[] = [
    {
      heading: 'Title',
      sort: sortBy('title'),
      cell: ({ id, title, image }) => (
        <span className="flex items-center gap-3">
          <span className="w-12 shrink-0 @3xl/table:@max-5xl/table:hidden">
            <PostPicture image={image} className="rounded-md" />
          </span>
          <span title={title} className="cell-text @3xl/table:min-w-28 @5xl/table:min-w-36">
            {title}
          </span>
          {/* The checkbox stands after the title, because a screen reader then begins the row with the title. */}
          <SelectPost
            title={title}
            checked={selected.has(id)}
            disabled={reasonAgainst('posts:write') !== null}
            onToggle={() => setSelected(toggled(selected, id))}
          />
        </span>
      ),
    },
    { heading: 'Author', sort: sortBy('author'), cell: ({ author }) => author },
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
      sort: sortBy('date'),
      cell: ({ date }) => (
        <time dateTime={date} className="inline-block min-w-24 tabular-nums">
          {formatDay(date)}
        </time>
      ),
    },
    {
      heading: 'Status',
      sort: sortBy('status'),
      cell: (post) => <PostStatus post={post} />,
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
      <PostBulk posts={posts.data?.posts ?? []} selected={selected} onSelect={setSelected} />
      <DataTable
        label="Blog posts"
        columns={columns}
        rows={posts.data?.posts}
        onRetry={posts.isLoadingError ? () => void posts.refetch() : undefined}
        emptyText="No blog posts found."
        emptyAction={
          (search || isFiltered) && (
            <Button kind="quiet" onClick={onClear}>
              {isFiltered ? 'Clear filters' : 'Clear search'}
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
        <PostDeletion
          post={deleting}
          onClose={(error) => {
            setDeleting(null);
            setFailed(error && { post: deleting, error });
          }}
        />
      )}
    </>
  );
}

interface SelectPostProps {
  title: string;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function SelectPost({ title, checked, disabled, onToggle }: SelectPostProps) {
  return (
    <span className="relative order-first flex size-6 shrink-0 items-center justify-center pointer-coarse:size-touch">
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        className="size-5 accent-accent after:absolute after:inset-0"
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
    </span>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
}

function PostStatus({ post }: { post: PostRow }) {
  if (!isScheduled(post) || post.publish_at === null)
    return <StatusBadge on={post.published}>{post.published ? 'Published' : 'Draft'}</StatusBadge>;
  return (
    <>
      <StatusBadge on={false}>Scheduled</StatusBadge>
      <time dateTime={post.publish_at} className="block text-sm text-muted tabular-nums @5xl/table:min-w-36">
        {momentInWords(post.publish_at)}
      </time>
    </>
  );
}

function useReason(): string | null {
  const { offline, reasonAgainst } = usePermissions();
  // The offline banner already gives this reason.
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
  const offerDate = useDateOffer();
  // The editor returns to the same list.
  const { search } = useLocation();
  const toggle = useWrite({
    mutationFn: (published: boolean) => setPublished(post.id, published),
    meta: {
      failure: 'Failed to update post status',
      invalidates: postsKey,
    },
    // Uses the requested state, because the row may have changed since the press.
    onSuccess: (_nothing, published) => {
      if (published) offerDate('Post published successfully', [post]);
      else notify.success('Post unpublished successfully');
    },
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
        {isPublic(post) && (
          <Link to={paths.post(post.slug)} aria-label={`View ${post.title}`} className={rowButtonClass()}>
            View
          </Link>
        )}
      </span>
      <RowButton action="Delete" danger row={post.title} reason={reasonAgainstPost(post)} onClick={onDelete} />
    </RowActions>
  );
}
