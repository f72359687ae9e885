import { Suspense } from 'react';
import type { PostCard as PostCardData } from '@/data/posts';
import { PostCard } from './post-card';

interface PostGridProps {
  posts: PostCardData[];
  headingLevel: 2 | 3;
  /** The first one stands large above the others. */
  lead?: boolean;
  /** Two beside each other at most. */
  wide?: boolean;
}

/** Posts as a grid of cards. In a prerendered page each comes alive by itself. */
export function PostGrid({ posts, headingLevel, lead = false, wide = false }: PostGridProps) {
  return (
    <ul className={`grid gap-6 sm:grid-cols-2 ${wide ? '' : 'lg:grid-cols-3'}`}>
      {posts.map((post, index) => (
        <li key={post.id} className={lead && index === 0 ? 'sm:col-span-full' : ''}>
          <Suspense>
            <PostCard post={post} headingLevel={headingLevel} lead={lead && index === 0} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
