import { useViewTransitionState } from 'react-router-dom';
import type { PostCard as PostCardData } from '@/data/posts/posts';
import { paths } from '@/site/paths';
import { HydratesApart } from '@/ui/hydration';
import { Card } from '@/ui/card';
import { PageLink } from '@/ui/page-link';
import { CategoryBadge, PostByline, PostPicture } from '@/features/blog/byline';

interface PostGridProps {
  posts: PostCardData[];
  headingLevel: 2 | 3;
  /** Shows the first post larger. */
  lead?: boolean;
  wide?: boolean;
}

/** In a prerendered page each card hydrates separately. */
export function PostGrid({ posts, headingLevel, lead = false, wide = false }: PostGridProps) {
  return (
    <ul className={`grid gap-6 sm:grid-cols-2 ${wide ? '' : 'lg:grid-cols-3'}`}>
      {posts.map((post, index) => (
        <li key={post.id} className={lead && index === 0 ? 'sm:col-span-full' : ''}>
          <HydratesApart>
            <PostCard post={post} headingLevel={headingLevel} lead={lead && index === 0} />
          </HydratesApart>
        </li>
      ))}
    </ul>
  );
}

interface PostCardProps {
  post: PostCardData;
  headingLevel: 2 | 3;
  lead?: boolean;
}

function PostCard({ post, headingLevel, lead = false }: PostCardProps) {
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
          <CategoryBadge post={post} />
        </div>
        <Heading dir="auto" className={lead ? 'text-title' : 'text-heading'}>
          <PageLink to={to} className="after:absolute after:inset-0 group-hover:text-accent">
            {post.title}
          </PageLink>
        </Heading>
        <p dir="auto" className={lead ? 'text-lead text-pretty text-muted' : 'grow text-muted'}>
          {post.excerpt}
        </p>
        <PostByline author={post.author} date={post.date} readTime={post.read_time} />
      </div>
    </Card>
  );
}
