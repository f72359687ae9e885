import { memo, useEffect, useLayoutEffect, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { allCategories, categoryAt } from '@/data/posts/categories';
import { PostBody } from '@/features/blog/article/article';
import type { PostDraft } from './post-schema';
import { PostView } from '@/features/blog/article/post-view';

/** The whole page of a post, as its readers will see it. */
export function PostPreview({ post }: { post: PostDraft }) {
  const held = categoryAt(useQuery(allCategories()).data ?? [], post.category);
  return <PostView post={{ ...post, category_name: held?.name ?? null }} />;
}

interface LivePreviewProps {
  content: string;
  paneRef: RefObject<HTMLDivElement | null>;
  /** Called when another text shows. */
  onShown: () => void;
}

/**
 * The text alone, beside the field it is typed in. To look at: nobody gets into it by keyboard. Drawn for another text
 * only, because a long one takes a while, and the field is drawn at every key.
 */
export const LivePreview = memo(function LivePreview({ content, paneRef, onShown }: LivePreviewProps) {
  useEffect(onShown, [content, onShown]);
  useLayoutEffect(() => {
    // The whole page, in the other tab, has the same ids, and the first one in the document would get its links.
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
