import type { PostCard as PostCardData } from '@/data/posts';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { Card } from '@/ui/card';
import { CategoryBadge } from './category-badge';
import { PostByline } from './post-byline';
import { PostPicture } from './post-picture';

interface PostCardProps {
  post: PostCardData;
  /** The heading level that fits the page around. */
  headingLevel: 2 | 3;
}

/** A post in a list; the whole card leads to it. */
export function PostCard({ post, headingLevel }: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Card>
      <PostPicture image={post.image} />
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
    </Card>
  );
}
