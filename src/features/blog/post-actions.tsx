import { postsKey } from '@/data/posts';
import { setPublished, type PostRow } from '@/data/staff/posts';
import { useStaff } from '@/features/session/staff-context';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { useWrite } from '@/lib/use-write';
import { buttonClass } from '@/ui/button';
import { RowActions } from '@/ui/row-actions';
import { RowButton } from '@/ui/row-button';

interface PostActionsProps {
  post: PostRow;
  onDelete: () => void;
}

/** What can be done with a post in the table. */
export function PostActions({ post, onDelete }: PostActionsProps) {
  const { reasonAgainst, reasonAgainstPost } = useStaff();
  const toggle = useWrite({
    mutationFn: (published: boolean) => setPublished(post.id, published),
    meta: {
      success: post.published ? 'Post unpublished successfully' : 'Post published successfully',
      failure: 'Failed to update post status',
      invalidates: postsKey,
    },
  });
  return (
    <RowActions>
      <RowButton
        action={post.published ? 'Unpublish' : 'Publish'}
        busy={toggle.isPending}
        row={post.title}
        reason={reasonAgainst('publish posts')}
        onClick={() => toggle.mutate(!post.published)}
      />
      <Link to={paths.editPost(post.id)} aria-label={`Edit ${post.title}`} className={buttonClass('quiet', 'small')}>
        Edit
      </Link>
      <RowButton action="Delete" row={post.title} reason={reasonAgainstPost(post)} onClick={onDelete} />
    </RowActions>
  );
}
