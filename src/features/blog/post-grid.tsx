import type { PostCard as PostCardData } from '@/data/posts';
import { PostCard } from './post-card';

interface PostGridProps {
  posts: PostCardData[];
  headingLevel: 2 | 3;
}

/** Posts as a grid of cards. */
export function PostGrid({ posts, headingLevel }: PostGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
