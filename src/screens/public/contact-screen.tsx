import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { consoleCatalogue } from '@/data/consoles/consoles';
import { ContactForm } from '@/features/contact/contact-form';
import { Operator } from '@/features/legal/operator';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { useSiteSettings, type SiteSettings } from '@/data/site/settings';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { isDeliverable } from '@/lib/deliverable';
import { mailTo } from '@/lib/safe-url';

export function ContactScreen() {
  const { settings } = useSiteSettings();
  const beginning = useBeginning();
  return (
    <PageFrame>
      <PageHead
        title="Contact"
        description="Questions, corrections or ideas about Nintendo handhelds? Write to the people behind the site."
      />
      <PageHeader title="Contact">A question, a correction or something to share? Write to us.</PageHeader>
      <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
        <ContactForm
          siteName={settings.siteName}
          beginning={beginning}
          hasMail={isDeliverable(settings.contactEmail)}
        />
        <ContactDetails settings={settings} />
      </div>
      <JsonLd things={[breadcrumbs(['Contact', paths.contact])]} />
    </PageFrame>
  );
}

/** Returns the beginning of a message about a console and a part of its page; '' without a console in the address. */
function useBeginning(): string {
  const [parameters] = useSearchParams();
  const slug = parameters.get('about') ?? '';
  const field = parameters.get('field') ?? '';
  const catalogue = useQuery({ ...consoleCatalogue(), enabled: slug !== '' });
  const part = useQuery({
    queryKey: ['part of a page', field],
    // Few visitors need the names of the parts, so they load separately.
    queryFn: async () => (await import('@/features/consoles/page/corrected-part')).partTitle(field),
    enabled: slug !== '',
  });
  const model = slug === '' ? undefined : catalogue.data?.find((each) => each.slug === slug);
  if (!model || part.isPending) return '';
  const about = part.data ? `${model.name}: ${part.data}` : model.name;
  return `About the ${about}\n\nWhat’s wrong: \nWhere I know it from: `;
}

interface ContactDetailsProps {
  settings: SiteSettings;
}

function ContactDetails({ settings }: ContactDetailsProps) {
  const { contactEmail } = settings;
  return (
    <aside
      aria-labelledby="contact-details"
      className="plate self-start rounded-plate rounded-br-[4.5rem] bg-gameboy-panel p-7 sm:p-9 lg:sticky lg:top-24"
    >
      <h2 id="contact-details" className="text-title">
        Contact details
      </h2>
      {isDeliverable(contactEmail) && (
        <>
          <p className="mt-4">Prefer email? Write to us at</p>
          <a
            href={mailTo(contactEmail)}
            className="inline-flex min-h-touch items-center text-lg font-semibold underline decoration-2 underline-offset-4 hover:text-accent"
          >
            {contactEmail}
          </a>
        </>
      )}
      <p className="mt-3 pr-6 text-pretty">
        Corrections are welcome, ideally with a source. We read every message and reply as soon as we can.
      </p>
      <div className="mt-3 pr-6">
        <Operator settings={settings} withMail={false} />
      </div>
    </aside>
  );
}
