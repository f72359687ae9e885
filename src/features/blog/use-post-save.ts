import { useState } from 'react';
import { postsKey } from '@/data/posts';
import { createPost, PostChangedError, updatePost } from '@/data/staff/posts';
import { useWrite } from '@/lib/use-write';
import type { PostDraft } from './post-draft';

interface PostSaveOptions {
  onSaved: (draft: PostDraft) => void;
  /** It was not saved, for another reason than that somebody else changed it. */
  onRefused: (error: Error) => void;
}

/** Saving a post: as a new one, or over the version that was read, and what stands against that. */
export function usePostSave({ onSaved, onRefused }: PostSaveOptions) {
  const [conflict, setConflict] = useState<PostChangedError | null>(null);
  const shared = {
    onSuccess: (_post: unknown, { draft }: { draft: PostDraft }) => onSaved(draft),
    onError: (error: Error) => {
      if (error instanceof PostChangedError) setConflict(error);
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
    create: create.mutate,
    update: update.mutate,
    saving: create.isPending || update.isPending,
    conflict,
    closeConflict: () => setConflict(null),
  };
}
