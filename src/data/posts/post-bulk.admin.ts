import * as v from 'valibot';
import { DataError, signedOut } from '@/data/service/errors';
import { firstRowOf } from '@/data/service/row-check';
import type { PostRow } from './posts.admin';
import { withoutRetries, staffSupabase } from '@/data/service/supabase.admin';
import { changedRow, idOnly, WriteError } from '@/data/service/writes.admin';

export type BulkAction =
  | { kind: 'publish' | 'unpublish' | 'delete' }
  | {
      kind: 'move';
      /** The slug of a category. */
      category: string;
    };

/** The reason why the action failed on a post. After 'unanswered' the action may have succeeded. */
export type BulkProblem = 'changed' | 'deleted' | 'no category' | 'denied' | 'unanswered' | 'not tried';

export interface BulkFailure {
  post: PostRow;
  problem: BulkProblem;
}

/**
 * Changes the posts one after the other, because a request may change only one row. Leaves out a post that has changed
 * since the list was read. After a request without a response, tries none of the remaining posts.
 * @param onStep gets the number of finished posts
 */
export async function changePosts(
  posts: readonly PostRow[],
  action: BulkAction,
  onStep: (done: number) => void,
): Promise<BulkFailure[]> {
  const failures: BulkFailure[] = [];
  for (const [index, post] of posts.entries()) {
    onStep(index);
    const stopped = failures.some(({ problem }) => problem === 'unanswered');
    const problem = stopped ? 'not tried' : await changePost(post, action);
    if (problem) failures.push({ post, problem });
  }
  return failures;
}

async function changePost(post: PostRow, action: BulkAction): Promise<BulkProblem | null> {
  try {
    const { id, updated_at } = post;
    const response = await request(action).eq('id', id).eq('updated_at', updated_at).select('id');
    if (response.data?.length === 0) return await whyUnchanged(post, action);
    changedRow('blog_posts', response, idOnly);
    return null;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    if (error.kind !== 'rejected' || error.code === signedOut) return 'unanswered';
    return error instanceof WriteError && error.rejected?.column === 'category' ? 'no category' : 'denied';
  }
}

function request(action: BulkAction) {
  const posts = staffSupabase.from('blog_posts');
  if (action.kind === 'delete') return posts.delete();
  if (action.kind === 'move') return posts.update({ category: action.category });
  // As in `setPublished`, publishing is at once and clears the schedule.
  return posts.update(action.kind === 'publish' ? { published: true, publish_at: null } : { published: false });
}

/** Returns the reason why a write changed no row; null after a deletion that succeeded. @throws ReadError */
async function whyUnchanged({ id, updated_at }: PostRow, action: BulkAction): Promise<BulkProblem | null> {
  const query = staffSupabase.from('blog_posts').select('updated_at').eq('id', id).limit(1);
  const now = firstRowOf(await withoutRetries(query), v.object({ updated_at: v.string() }));
  if (!now) return action.kind === 'delete' ? null : 'deleted';
  return now.updated_at === updated_at ? 'denied' : 'changed';
}
