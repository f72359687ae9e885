import { postsKey } from '@/data/posts';
import { setPublished, type PostRow } from '@/data/staff/posts';
import { useStaff } from '@/features/session/staff-context';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { useWrite } from '@/lib/use-write';
import { Button, buttonClass } from '@/ui/button';
import { RowActions } from '@/ui/row-actions';

interface PostActionsProps {
  post: PostRow;
  onDelete: () => void;
}

/** What can be done with a post in the table. */
export function PostActions({ post, onDelete }: PostActionsProps) {
  const { reasonAgainst, reasonAgainstPost } = useStaff();
  const change = reasonAgainstPost(post) ?? undefined;
  const publish = reasonAgainst('publish posts') ?? undefined;
  const toggle = useWrite({
    mutationFn: (published: boolean) => setPublished(post.id, published),
    meta: {
      success: post.published ? 'Post unpublished successfully' : 'Post published successfully',
      failure: 'Failed to update post status',
      invalidates: postsKey,
    },
  });
  const verb = post.published ? 'Unpublish' : 'Publish';
  return (
    <RowActions>
      <Button
        look="quiet"
        size="small"
        disabled={publish !== undefined || toggle.isPending}
        title={publish}
        aria-label={`${verb} ${post.title}`}
        onClick={() => toggle.mutate(!post.published)}
      >
        {verb}
      </Button>
      <Link to={paths.editPost(post.id)} aria-label={`Edit ${post.title}`} className={buttonClass('quiet', 'small')}>
        Edit
      </Link>
      <Button
        look="quiet"
        size="small"
        disabled={change !== undefined}
        title={change}
        aria-label={`Delete ${post.title}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </RowActions>
  );
}
