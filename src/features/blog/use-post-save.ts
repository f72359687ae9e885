import { useState } from 'react';
import { postsKey } from '@/data/posts';
import { createPost, ConflictError, updatePost, type EditedPost } from '@/data/posts.admin';
import { isDraftLimit } from '@/data/writes.admin';
import { useWrite } from '@/lib/use-write';
import type { PostDraft } from './post-draft';
import type { PostTarget } from './post-target';

interface PostSaveOptions {
  onSaved: (saved: EditedPost, draft: PostDraft) => void;
  /** It was not saved, for another reason than that somebody else changed it. */
  onRefused: (error: Error) => void;
}

/** Saving a post: as a new one, or over the version that was read, and what stands against that. */
export function usePostSave({ onSaved, onRefused }: PostSaveOptions) {
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const shared = {
    onSuccess: (saved: EditedPost, { draft }: { draft: PostDraft }) => onSaved(saved, draft),
    onError: (error: Error) => {
      if (error instanceof ConflictError) setConflict(error);
      else onRefused(error);
    },
  };
  const words = { failure: 'Failed to save post', invalidates: postsKey };
  const create = useWrite({
    ...shared,
    mutationFn: ({ id, draft }: { id: string; draft: PostDraft }) => createPost(id, draft),
    meta: { ...words, success: 'Post created successfully' },
  });
  const update = useWrite({
    ...shared,
    mutationFn: ({ id, version, draft }: { id: string; version: string; draft: PostDraft }) =>
      updatePost(id, version, draft),
    meta: { ...words, success: 'Post updated successfully' },
  });
  return {
    send: ({ id, version }: PostTarget, draft: PostDraft) => {
      if (version === null) create.mutate({ id, draft });
      else update.mutate({ id, version, draft });
    },
    saving: create.isPending || update.isPending,
    /** True after a new post was refused because its owner has too many drafts. */
    hasTooManyDrafts: isDraftLimit(create.error),
    conflict,
    closeConflict: () => setConflict(null),
  };
}
