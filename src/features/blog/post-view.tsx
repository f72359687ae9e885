import { latestPosts, relatedCount, type PostArticle, type PostCard } from '@/data/posts';
import { SkeletonBlock } from '@/ui/skeletons';
import { CategoryBadge, PostByline, PostPicture } from './post-parts';
import { PostBody } from './article';
import { useQuery } from '@tanstack/react-query';
import { PostGrid } from './post-grid';

interface PostViewProps {
  /** Without content while the article loads. */
  post: Pick<PostCard, 'title' | 'image' | 'category' | 'category_name' | 'author' | 'date' | 'read_time'> &
    Partial<Pick<PostArticle, 'content'>>;
}

export function PostView({ post }: PostViewProps) {
  return (
    <article>
      <header className="mx-auto mb-8 max-w-3xl space-y-5 sm:mb-12 sm:text-center">
        <CategoryBadge post={post} />
        <h1 className="text-headline">{post.title}</h1>
        <PostByline
          author={post.author}
          date={post.date}
          readTime={`${post.read_time} read`}
          className="sm:justify-center"
        />
      </header>
      <PostPicture
        image={post.image}
        eager
        sizes="(min-width: 58rem) 56rem, 100vw"
        className="shown-picture mx-auto mb-10 max-w-4xl rounded-plate sm:mb-14 print:mb-6 print:max-w-md"
      />
      {post.content === undefined ? (
        <SkeletonBlock label="Loading article" className="mx-auto h-[40rem] max-w-reading" />
      ) : (
        <PostBody content={post.content} />
      )}
    </article>
  );
}

interface RelatedArticlesProps {
  /** Left out of the list. */
  currentId: string;
}

const shown = 2;

/** Renders nothing while loading, or without related posts. */
export function RelatedArticles({ currentId }: RelatedArticlesProps) {
  const latest = useQuery(latestPosts(relatedCount));
  const related = (latest.data ?? []).filter((post) => post.id !== currentId).slice(0, shown);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-articles" className="mt-section border-t border-line pt-12 print:hidden">
      <h2 id="related-articles" className="mb-8 text-title">
        Related Articles
      </h2>
      {/* Only the picture of the open post takes part in the view transition. */}
      <div className="[&_.shown-picture]:[view-transition-name:none]">
        <PostGrid posts={related} headingLevel={3} wide />
      </div>
    </section>
  );
}
