import { memo, useEffect, useLayoutEffect, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { allCategories, categoryAt } from '@/data/posts/categories';
import { PostBody } from '@/features/blog/article/article';
import type { PostDraft } from './post-schema';
import { PostView } from '@/features/blog/article/post-view';

/** Shows the whole page of a post, as in the blog. */
export function PostPreview({ post }: { post: PostDraft }) {
  const current = categoryAt(useQuery(allCategories()).data ?? [], post.category);
  return <PostView post={{ ...post, category_name: current?.name ?? null }} />;
}

interface LivePreviewProps {
  content: string;
  paneRef: RefObject<HTMLDivElement | null>;
  /** Runs after the preview shows a new text. */
  onShown: () => void;
}

/**
 * Previews the text beside its field. The preview is inert, so that the keyboard skips it. `memo` draws the preview
 * only for a new text: the field draws at each key, and a long text takes a while.
 */
export const LivePreview = memo(function LivePreview({ content, paneRef, onShown }: LivePreviewProps) {
  useEffect(onShown, [content, onShown]);
  useLayoutEffect(() => {
    // The page in the other tab has the same ids. A link would go to the first element with the id.
    for (const element of paneRef.current?.querySelectorAll('[id]') ?? []) element.removeAttribute('id');
  }, [content, paneRef]);
  return (
    <section inert aria-label="Live preview" className="relative">
      <div className="absolute inset-0 flex flex-col">
        <p className="mb-1.5 text-sm font-semibold text-muted">Preview</p>
        <div ref={paneRef} className="grow overflow-y-auto rounded-xl border border-line bg-surface px-5 py-4">
          {content.trim() === '' ? (
            <p className="text-muted">What you write shows here.</p>
          ) : (
            <PostBody content={content} />
          )}
        </div>
      </div>
    </section>
  );
});
