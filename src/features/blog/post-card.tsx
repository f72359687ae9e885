import type { PostCard as PostCardData } from '@/data/posts';
import { paths } from '@/lib/paths';
import { Link, useViewTransitionState } from 'react-router-dom';
import { Card } from '@/ui/card';
import { CategoryBadge } from './category-badge';
import { PostByline } from './post-byline';
import { PostPicture } from './post-picture';

interface PostCardProps {
  post: PostCardData;
  /** The heading level that fits the page around. */
  headingLevel: 2 | 3;
  /** True for the one that stands large above the others. */
  lead?: boolean;
}

/** A post in a list; the whole card leads to it. */
export function PostCard({ post, headingLevel, lead = false }: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const to = paths.post(post.slug);
  const leaving = useViewTransitionState(to);
  return (
    <Card wide={lead}>
      <PostPicture
        image={post.image}
        eager={lead}
        className={`${leaving ? 'shown-picture' : ''} ${lead ? 'lg:h-full lg:w-3/5 lg:shrink-0' : ''}`}
      />
      <div className={`flex grow flex-col gap-3 p-5 ${lead ? 'lg:justify-center lg:gap-4 lg:p-10' : ''}`}>
        <div>
          <CategoryBadge category={post.category} />
        </div>
        <Heading className={lead ? 'text-title' : 'text-heading'}>
          <Link to={to} viewTransition className="after:absolute after:inset-0 group-hover:text-accent">
            {post.title}
          </Link>
        </Heading>
        <p className={lead ? 'text-lead text-pretty text-muted' : 'grow text-muted'}>{post.excerpt}</p>
        <PostByline author={post.author} date={post.date} readTime={post.read_time} />
      </div>
    </Card>
  );
}
