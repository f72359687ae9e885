import type { PostArticle, PostCard } from '@/data/posts/posts';
import { dayOfChange } from '@/lib/dates';
import { SkeletonBlock } from '@/ui/skeletons';
import { CategoryBadge, PostByline, PostPicture } from '@/features/blog/byline';
import { HydratesApart } from '@/ui/hydration';
import { PostBody } from './article';

interface PostViewProps {
  /** The content is missing while the article loads. */
  post: Pick<PostCard, 'title' | 'image' | 'category' | 'category_name' | 'author' | 'date' | 'read_time'> &
    Partial<Pick<PostArticle, 'content' | 'updated_at'>>;
}

export function PostView({ post }: PostViewProps) {
  return (
    <article>
      <header className="mx-auto mb-8 max-w-3xl space-y-5 sm:mb-12 sm:text-center">
        <CategoryBadge post={post} />
        <h1 dir="auto" className="text-headline">
          {post.title}
        </h1>
        <PostByline
          author={post.author}
          date={post.date}
          readTime={`${post.read_time} read`}
          updated={dayOfChange(post)}
          className="sm:justify-center"
        />
      </header>
      <PostPicture
        image={post.image}
        eager
        sizes="(min-width: 58rem) 56rem, 100vw"
        className="shown-picture mx-auto mb-10 max-w-4xl rounded-plate sm:mb-14 print:mb-6 print:max-w-md"
      />
      <HydratesApart>
        {post.content === undefined ? <LoadingText /> : <PostBody content={post.content} />}
      </HydratesApart>
    </article>
  );
}

function LoadingText() {
  return <SkeletonBlock label="Loading article" className="mx-auto h-[40rem] max-w-reading" />;
}
