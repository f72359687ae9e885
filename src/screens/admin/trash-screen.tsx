import { PageHead } from '@/features/seo/page-head';
import { TrashTable } from '@/features/revisions/trash-table';
import { PageTitle } from '@/ui/admin-page';
import { useListAddress } from '@/ui/use-list-address';

export function TrashScreen() {
  const address = useListAddress();
  return (
    <>
      <PageHead title="Trash" noindex />
      <PageTitle>Trash</PageTitle>
      <p className="mb-4 max-w-prose text-muted">
        What was deleted stays here for 30 days. What you restore comes back with everything that was deleted with it.
      </p>
      <TrashTable page={address.page} hrefTo={address.hrefTo} />
    </>
  );
}
