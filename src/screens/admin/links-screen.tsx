import { LinkAddForm } from '@/features/links/link-add-form';
import { LinkTable } from '@/features/links/link-table';
import { PageHead } from '@/features/seo/page-head';
import { PageTitle, TipsPanel } from '@/ui/admin-page';

export function LinksScreen() {
  return (
    <div className="space-y-5">
      <PageHead title="Links" noindex />
      <PageTitle>Links</PageTitle>
      <LinkAddForm />
      <LinkTable />
      <TipsPanel
        title="Tips"
        tips={['A lower order appears first.', 'Inactive links are hidden from the public page.']}
      />
    </div>
  );
}
