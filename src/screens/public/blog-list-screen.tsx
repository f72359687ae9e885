import { PostFilters, PostList } from '@/features/blog/list/post-list';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { WholeListNote } from '@/ui/whole-list-note';

export function BlogListScreen() {
  const address = useListAddress();
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
      <WholeListNote asks={['q', 'category']} paged />
      <PostList
        page={address.page}
        search={address.get('q')}
        category={address.get('category')}
        hrefTo={address.hrefTo}
        onReset={address.reset}
      />
      <JsonLd things={[breadcrumbs(['Blog', paths.blog])]} />
    </PageFrame>
  );
}
