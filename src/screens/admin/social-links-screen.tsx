import { PageHead } from '@/features/seo/page-head';
import { SocialLinkAddForm } from '@/features/social-links/social-link-add-form';
import { SocialLinkTable } from '@/features/social-links/social-link-table';
import { PageTitle, TipsPanel } from '@/ui/admin-page';

export function SocialLinksScreen() {
  return (
    <div className="space-y-5">
      <PageHead title="Social Media" noindex />
      <PageTitle>Social Media</PageTitle>
      <SocialLinkAddForm />
      <SocialLinkTable />
      <TipsPanel
        title="Tips"
        tips={[
          'Only active links show in the site footer.',
          'The footer has an icon for facebook, youtube, tiktok and github; any other platform shows its first letter.',
        ]}
      />
    </div>
  );
}
