import { latestPosts, relatedCount } from '@/data/posts';
import { useQuery } from '@tanstack/react-query';
import { PostGrid } from './post-grid';

interface RelatedArticlesProps {
  /** The post being read; it is not related to itself. */
  currentId: string;
}

const shown = 2;

/** Up to two of the three latest posts. Nothing while loading or when there are none. */
export function RelatedArticles({ currentId }: RelatedArticlesProps) {
  const latest = useQuery(latestPosts(relatedCount));
  const related = (latest.data ?? []).filter((post) => post.id !== currentId).slice(0, shown);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-articles" className="mt-section border-t border-line pt-12 print:hidden">
      <h2 id="related-articles" className="mb-8 text-title">
        Related Articles
      </h2>
      {/* The picture that travels in a view transition is that of the post on this page. */}
      <div className="[&_.shown-picture]:[view-transition-name:none]">
        <PostGrid posts={related} headingLevel={3} wide />
      </div>
    </section>
  );
}
