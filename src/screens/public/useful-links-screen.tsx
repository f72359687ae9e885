import { LinkList } from '@/features/links/link-list';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { WholeListNote } from '@/ui/whole-list-note';

export function UsefulLinksScreen() {
  const address = useListAddress();
  return (
    <PageFrame>
      <PageHead
        title="Useful links"
        description="Archives, documentation, repair guides and museums for fans of Nintendo handhelds."
      />
      <PageHeader title="Useful links">The sites we keep coming back to. Links open in a new tab.</PageHeader>
      <WholeListNote keys={['category']} />
      <LinkList category={address.get('category')} onCategory={(category) => address.choose({ category })} />
      <JsonLd things={[breadcrumbs(['Useful links', paths.links])]} />
    </PageFrame>
  );
}
