import { ContactDetails } from '@/features/contact/contact-details';
import { ContactForm } from '@/features/contact/contact-form';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { useSiteSettings } from '@/data/settings';
import { breadcrumbs } from '@/lib/schema-org';
import { paths } from '@/lib/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function ContactScreen() {
  const { settings } = useSiteSettings();
  return (
    <PageFrame>
      <PageHead
        title="Contact"
        description="Write to the people behind the site: questions, corrections, contributions."
      />
      <PageHeader title="Contact">A question, a correction, something to contribute? Write to us.</PageHeader>
      <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
        <ContactForm siteName={settings.siteName} />
        <ContactDetails email={settings.contactEmail} />
      </div>
      <JsonLd things={[breadcrumbs(['Contact', paths.contact])]} />
    </PageFrame>
  );
}
