import { postPage } from '@/data/posts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { SkeletonGrid } from '@/ui/skeleton-grid';
import { PostGrid } from './post-grid';
import { samplePosts } from './sample-posts';

interface LatestArticlesProps {
  page: number;
  /** Posts on a page; undefined while the settings are still waited for. */
  pageSize: number | undefined;
  /** The address of a page. */
  hrefTo: (page: number) => string;
}

/** The newest posts on the home page, with a pager; three samples when they cannot be read. */
export function LatestArticles({ page, pageSize, hrefTo }: LatestArticlesProps) {
  const posts = useQuery({ ...postPage({ page, size: pageSize ?? 1 }), enabled: pageSize !== undefined });
  if (pageSize === undefined || posts.isPending) return <SkeletonGrid count={3} label="Loading articles" />;
  if (posts.isLoadingError) return <PostGrid posts={samplePosts} headingLevel={3} />;
  if (posts.data.posts.length === 0) return <EmptyState>No articles have been published yet.</EmptyState>;
  // While the next page is on its way the pager already stands there, so quick presses advance.
  const shownPage = posts.isPlaceholderData ? page : posts.data.page;
  const pageCount = Math.ceil(posts.data.total / pageSize);
  return (
    <div aria-busy={posts.isPlaceholderData}>
      <PostGrid posts={posts.data.posts} headingLevel={3} />
      <Pager label="Latest article pages" page={shownPage} pageCount={pageCount} hrefTo={hrefTo} keepScroll />
    </div>
  );
}
