import { categoryName } from '@/data/reads/built-in';
import { cachedPost, movedPost, postBySlug } from '@/data/posts/posts';
import { articleFacts, blogPosting } from '@/features/blog/article/metadata';
import { FeedLinks, Follow } from '@/features/blog/feeds';
import { PostEnd } from '@/features/blog/article/post-end';
import { PostView } from '@/features/blog/article/post-view';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { useSiteSettings } from '@/data/site/settings';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button';
import { NotFoundNotice, PageFrame } from '@/ui/page-frame';
import { SkeletonBlock } from '@/ui/skeletons';

export { postRelations } from '@/data/posts/post-relations';

/** Shows an article. Redirects a former slug to the current one, and an unknown slug to the list. */
export function BlogPostScreen() {
  const { slug = '' } = useParams();
  const { settings } = useSiteSettings();
  const post = useQuery(postBySlug(slug));
  const cached = cachedPost(useQueryClient(), slug);
  // During a refetch, the post may still exist.
  const missing = post.data === null && !post.isFetching;
  const moved = useQuery({ ...movedPost(slug), enabled: missing });
  const lookup = missing ? moved : post;
  if (missing && moved.isSuccess) return <Navigate to={moved.data ? paths.post(moved.data) : paths.blog} replace />;
  return <PageFrame>{content()}</PageFrame>;

  function content() {
    if (!post.data && lookup.isFetching) {
      return (
        <>
          <PageHead title={cached?.title ?? 'Loading'} />
          {cached ? (
            <PostView key={slug} post={cached} />
          ) : (
            <SkeletonBlock label="Loading article" className="mx-auto h-[40rem] max-w-reading" />
          )}
        </>
      );
    }
    if (!post.data) {
      return (
        <>
          <PageHead title="Post Not Found" />
          <NotFoundNotice
            title="Post Not Found"
            action={
              <>
                <Button onClick={() => void lookup.refetch()}>Try again</Button>
                <Link to={paths.blog} className={buttonClass('quiet')}>
                  Back to Blog
                </Link>
              </>
            }
          >
            The blog post you're looking for doesn't exist or has been removed.
          </NotFoundNotice>
        </>
      );
    }
    const { title, excerpt } = post.data;
    const category = { slug: post.data.category, name: categoryName(post.data) };
    return (
      <>
        <PageHead
          title={title}
          description={excerpt}
          share={paths.postPicture(slug)}
          article={articleFacts(post.data)}
        />
        <PostView key={slug} post={post.data} />
        <PostEnd key={`end of ${slug}`} slug={slug} />
        <FeedLinks category={category} />
        <Follow category={category} />
        <JsonLd
          things={[
            blogPosting(post.data, settings.siteName),
            breadcrumbs(['Blog', paths.blog], [title, paths.post(slug)]),
          ]}
        />
      </>
    );
  }
}
