import { postsKey } from '@/data/posts';
import { conflictIn } from '@/data/conflict';
import { createPost, updatePost, type EditedPost } from '@/data/posts.admin';
import { isDraftLimit, isOutcomeUnknown } from '@/data/writes.admin';
import type { Target } from '@/lib/drafts';
import { useWrite } from '@/lib/use-write';
import type { PostDraft } from './post-schema';

interface SavePostOptions {
  onSaved: (saved: EditedPost, sent: PostDraft) => void;
  /** Somebody else changed the post, or, with null, deleted it. */
  onConflict: (now: EditedPost | null) => void;
  /** It was not saved for any other reason. */
  onFailed: (error: Error) => void;
}

interface Save {
  target: Target;
  values: PostDraft;
}

export function useSavePost({ onSaved, onConflict, onFailed }: SavePostOptions) {
  const shared = {
    onSuccess: (saved: EditedPost, { values }: Save) => onSaved(saved, values),
    onError: (error: Error) => {
      const conflict = conflictIn<EditedPost>(error);
      if (conflict) onConflict(conflict.now);
      else onFailed(error);
    },
  };
  const messages = { failure: 'Failed to save post', invalidates: postsKey };
  const create = useWrite({
    ...shared,
    mutationFn: ({ target, values }: Save) => createPost(target.id, values),
    meta: { ...messages, success: 'Post created successfully' },
  });
  const update = useWrite({
    ...shared,
    mutationFn: ({ target, values }: Save) => updatePost(target.id, target.version ?? '', values),
    meta: { ...messages, success: 'Post updated successfully' },
  });
  return {
    save: (target: Target, values: PostDraft) => {
      const write = target.version === null ? create : update;
      (write === create ? update : create).reset();
      write.mutate({ target, values });
    },
    saving: create.isPending || update.isPending,
    outcomeUnknown: isOutcomeUnknown(create.error ?? update.error),
    hasTooManyDrafts: isDraftLimit(create.error),
  };
}
