import { useQuery } from '@tanstack/react-query';
import { allCategories, categoryAt } from '@/data/posts/categories';
import { FeedLinks, Follow } from '@/features/blog/feeds';
import { PostFilters, PostList } from '@/features/blog/list/post-list';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { WholeListNote } from '@/ui/whole-list-note';

export function BlogListScreen() {
  const address = useListAddress();
  const categories = useQuery(allCategories());
  const category = categoryAt(categories.data ?? [], address.get('category'));
  return (
    <PageFrame>
      <PageHead
        title="Blog"
        description="Articles on the history, hardware, collecting and preservation of Nintendo handhelds."
      />
      <PageHeader title="Blog">
        Hardware history, second looks, and what it takes to keep old handhelds playing.
      </PageHeader>
      <PostFilters
        search={address.get('q')}
        category={address.get('category')}
        onSearch={(q) => address.refine({ q })}
        onCategory={(category) => address.choose({ category })}
      />
      <WholeListNote keys={['q', 'category']} paged />
      <PostList
        page={address.page}
        search={address.get('q')}
        category={address.get('category')}
        hrefTo={address.hrefTo}
        onReset={address.reset}
      />
      {category && <FeedLinks category={category} />}
      <Follow category={category} />
      <JsonLd things={[breadcrumbs(['Blog', paths.blog])]} />
    </PageFrame>
  );
}
