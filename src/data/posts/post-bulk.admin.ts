import * as v from 'valibot';
import { DataError, signedOut } from '@/data/service/errors';
import { firstRowOf } from '@/data/service/row-check';
import type { PostRow } from './posts.admin';
import { withoutRetries, staffSupabase } from '@/data/service/supabase.admin';
import { changedRow, idOnly, WriteError } from '@/data/service/writes.admin';

/** What is done to each of the selected posts. */
export type BulkAction =
  | { kind: 'publish' | 'unpublish' | 'delete' }
  | {
      kind: 'move';
      /** The slug of a category. */
      category: string;
    };

/** Why a post is not as it was asked for. After 'unanswered' it may be. */
export type BulkProblem = 'changed' | 'deleted' | 'no category' | 'denied' | 'unanswered' | 'not tried';

export interface BulkFailure {
  post: PostRow;
  problem: BulkProblem;
}

/**
 * Does it post by post, as one request may change one row, and only to the version that the list shows. Once the service does
 * not answer, the others are not tried.
 * @param onStep gets how many are done
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
    const answer = await request(action).eq('id', id).eq('updated_at', updated_at).select('id');
    if (answer.data?.length === 0) return await whyUnchanged(post, action);
    changedRow('blog_posts', answer, idOnly);
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
  // As for one post: published at once, whatever was scheduled.
  return posts.update(action.kind === 'publish' ? { published: true, publish_at: null } : { published: false });
}

/** @throws ReadError */
async function whyUnchanged({ id, updated_at }: PostRow, action: BulkAction): Promise<BulkProblem | null> {
  const query = staffSupabase.from('blog_posts').select('updated_at').eq('id', id).limit(1);
  const now = firstRowOf(await withoutRetries(query), v.object({ updated_at: v.string() }));
  if (!now) return action.kind === 'delete' ? null : 'deleted';
  return now.updated_at === updated_at ? 'denied' : 'changed';
}
