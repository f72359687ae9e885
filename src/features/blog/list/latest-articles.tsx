import { useQuery } from '@tanstack/react-query';
import { postPage, type PostCard } from '@/data/posts/posts';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { SkeletonGrid } from '@/ui/skeletons';
import { PostGrid } from './post-grid';

interface LatestArticlesProps {
  page: number;
  /** Posts per page. Undefined while the settings load. */
  pageSize: number | undefined;
  hrefTo: (page: number) => string;
}

export function LatestArticles({ page, pageSize, hrefTo }: LatestArticlesProps) {
  const posts = useQuery({ ...postPage({ page, size: pageSize ?? 1 }), enabled: pageSize !== undefined });
  if (pageSize === undefined || posts.isPending) return <SkeletonGrid count={3} label="Loading articles" />;
  if (posts.isLoadingError) return <PostGrid posts={samplePosts} headingLevel={3} />;
  if (posts.data.posts.length === 0) return <EmptyState>No articles have been published yet.</EmptyState>;
  // The pager shows the next page while it loads, so that quick presses advance.
  const shownPage = posts.isPlaceholderData ? page : posts.data.page;
  const pageCount = Math.ceil(posts.data.total / pageSize);
  return (
    <div aria-busy={posts.isPlaceholderData}>
      <PostGrid posts={posts.data.posts} headingLevel={3} />
      <Pager label="Latest article pages" page={shownPage} pageCount={pageCount} hrefTo={hrefTo} keepScroll />
    </div>
  );
}

const samplePosts = [
  {
    slug: 'why-the-game-boy-stayed-grey',
    title: 'Why the Game Boy stayed grey',
    excerpt: 'A monochrome screen against colour rivals: why the plainer machine was the better bargain in 1989.',
    category: 'history',
    category_name: 'Hardware History',
    author: 'Handheld Legacy staff',
    date: '2025-01-18',
  },
  {
    slug: 'gba-sp-second-look',
    title: 'Game Boy Advance SP: a second look at two screens',
    excerpt: 'Two models share one shell and differ in the light behind the picture. The specifications, side by side.',
    category: 'reviews',
    category_name: 'Game Reviews',
    author: 'Handheld Legacy staff',
    date: '2025-02-15',
  },
  {
    slug: 'two-screens-nobody-asked-for',
    title: 'Two screens nobody asked for: the Nintendo DS',
    excerpt: 'It began as an idea its own makers doubted and became the family that sold more than any before it.',
    category: 'history',
    category_name: 'Hardware History',
    author: 'Handheld Legacy staff',
    date: '2025-05-10',
  },
].map((post): PostCard => ({ ...post, id: post.slug, image: `/images/blog/${post.slug}.svg`, read_time: '4 min' }));
