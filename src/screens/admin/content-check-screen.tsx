import { FindingTable } from '@/features/content-check/finding-table';
import { PageHead } from '@/features/seo/page-head';
import { PageTitle } from '@/ui/admin-page';
import { useListAddress } from '@/ui/use-list-address';

export function ContentCheckScreen() {
  const address = useListAddress();
  return (
    <>
      <PageHead title="Content check" noindex />
      <PageTitle>Content check</PageTitle>
      <FindingTable
        kind={address.get('kind')}
        page={address.page}
        hrefTo={address.hrefTo}
        onChoose={(kind) => address.choose({ kind })}
      />
    </>
  );
}
