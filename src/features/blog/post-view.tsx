import type { PostArticle } from '@/data/posts';
import { CategoryBadge } from './category-badge';
import { PostBody } from './post-body';
import { PostByline } from './post-byline';
import { PostPicture } from './post-picture';

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
      <PostPicture image={post.image} eager className="mb-8 rounded-2xl" />
      <PostBody content={post.content} />
    </article>
  );
}
