import type { PostCard as PostCardData } from '@/data/posts';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { CategoryBadge } from './category-badge';
import { PostByline } from './post-byline';
import { postPlaceholder } from './post-placeholder';

interface PostCardProps {
  post: PostCardData;
  /** The heading level that fits the page around. */
  headingLevel: 2 | 3;
}

/** A post in a list; the whole card leads to it. */
export function PostCard({ post, headingLevel }: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <FallbackImage
        src={safeImage(post.image, postPlaceholder)}
        fallback={postPlaceholder}
        alt=""
        width={1200}
        height={675}
        className="aspect-video w-full bg-line object-cover"
      />
      <div className="flex grow flex-col gap-3 p-5">
        <div>
          <CategoryBadge category={post.category} />
        </div>
        <Heading className="text-xl">
          <Link to={paths.post(post.slug)} className="after:absolute after:inset-0 group-hover:text-accent">
            {post.title}
          </Link>
        </Heading>
        <p className="grow text-muted">{post.excerpt}</p>
        <PostByline author={post.author} date={post.date} readTime={post.read_time} />
      </div>
    </article>
  );
}
