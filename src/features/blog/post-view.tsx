import type { PostArticle } from '@/data/posts';
import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { CategoryBadge } from './category-badge';
import { PostBody } from './post-body';
import { PostByline } from './post-byline';
import { postPlaceholder } from './post-placeholder';

interface PostViewProps {
  post: Pick<PostArticle, 'title' | 'content' | 'image' | 'category' | 'author' | 'date' | 'read_time'>;
}

/** An article as its readers see it. */
export function PostView({ post }: PostViewProps) {
  return (
    <article className="mx-auto max-w-reading">
      <header className="mb-8 space-y-4">
        <CategoryBadge category={post.category} />
        <h1 className="text-4xl sm:text-5xl">{post.title}</h1>
        <PostByline author={post.author} date={post.date} readTime={`${post.read_time} read`} />
      </header>
      <FallbackImage
        src={safeImage(post.image, postPlaceholder)}
        fallback={postPlaceholder}
        alt=""
        width={1200}
        height={675}
        eager
        className="mb-8 aspect-video w-full rounded-2xl bg-line object-cover"
      />
      <PostBody content={post.content} />
    </article>
  );
}
