import { postsKey } from '@/data/posts/posts';
import { deletePost, type PostRow } from '@/data/posts/posts.admin';
import { restoreDeleted, restoreFailure } from '@/data/staff/revisions.admin';
import { DeletionDialog } from '@/ui/dialog/confirm-dialog';

/**
 * Returns the question of a deletion. The text for one post is a fixed requirement, although the history keeps the post
 * and the toast offers Undo.
 */
export function deletionQuestion(count: number): string {
  return count === 1
    ? 'Are you sure you want to delete this post? This action cannot be undone.'
    : 'Are you sure you want to delete these posts?';
}

interface PostDeletionProps {
  post: PostRow;
  onClose: (error: Error | null) => void;
}

export function PostDeletion({ post: { id, title }, onClose }: PostDeletionProps) {
  return (
    <DeletionDialog
      name={title}
      question={deletionQuestion(1)}
      remove={() => deletePost(id)}
      success="Post deleted successfully"
      failure="Failed to delete post"
      invalidates={postsKey}
      undo={{
        restore: () => restoreDeleted('blog_posts', id),
        restored: 'Post restored',
        failure: (error) => restoreFailure(error, 'post'),
      }}
      onClose={onClose}
    />
  );
}
