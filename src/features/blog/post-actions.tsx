import { postsKey } from '@/data/posts';
import { setPublished, type PostRow } from '@/data/posts.admin';
import { usePermissions } from '@/auth/use-permissions';
import { paths } from '@/lib/paths';
import { Link, useLocation } from 'react-router-dom';
import { useWrite } from '@/lib/use-write';
import { notify } from '@/ui/notify';
import { RowActions } from '@/ui/row-actions';
import { RowButton, rowButtonClass } from '@/ui/row-button';

interface PostActionsProps {
  post: PostRow;
  onDelete: () => void;
  /** Publishing has ended. */
  onSettled: (error: Error | null) => void;
}

/** What can be done with a post in the table. */
export function PostActions({ post, onDelete, onSettled }: PostActionsProps) {
  const { reasonAgainst, reasonAgainstPost } = usePermissions();
  // The editor leads back to the list as it is now.
  const { search } = useLocation();
  const toggle = useWrite({
    mutationFn: (published: boolean) => setPublished(post.id, published),
    meta: {
      failure: 'Failed to update post status',
      invalidates: postsKey,
    },
    // By what was asked for: the row on the screen may have changed meanwhile.
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
        <Link to={paths.editPost(post.id) + search} aria-label={`Edit ${post.title}`} className={rowButtonClass()}>
          Edit
        </Link>
      </span>
      <RowButton action="Delete" danger row={post.title} reason={reasonAgainstPost(post)} onClick={onDelete} />
    </RowActions>
  );
}
