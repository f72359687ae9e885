import { care } from '@/data/guides/care';
import { sourcesOf } from '@/data/guides/claim';
import { repairs } from '@/data/guides/repair';
import { ClaimSections } from '@/features/guides/claim-sections';
import { SourceList } from '@/features/guides/claim-text';
import { ReadOn } from '@/features/guides/read-on';
import { RepairIndex, RepairTables } from '@/features/guides/repair-tables';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

const listed = sourcesOf([...repairs, ...care.flatMap(({ claims }) => claims)]);

const links = [
  [paths.saves, 'Will my save survive?'],
  [paths.post('why-old-saves-vanish'), 'Why old saves vanish'],
  [paths.identify, 'Which one do I have?'],
  [paths.buying, 'Buying guide: which handheld for what'],
  [paths.post('how-long-do-they-really-last'), 'How long do they really last?'],
  [paths.contact, 'Tell us what you repaired'],
] as const;

export function RepairScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Repair and care"
        description="What fails on each Nintendo handheld and what the repair takes, from tri-wing screws to soldering, and how to store, clean and keep them, with sources."
      />
      <PageHeader title="Repair and care">
        What fails on each console, what the repair takes, and how to keep the others alive.
      </PageHeader>
      <RepairIndex />
      <p className="mt-8 max-w-prose text-pretty">
        Each row is what somebody found and described, not a count: a fault may be rarer or more common than it looks
        here. What we found no source for is left out. ‘Tri-wing’ is the three-pointed screw that Nintendo likes.
      </p>
      <RepairTables listed={listed} />
      <section aria-labelledby="care" className="mt-section">
        <h2 id="care" className="text-title">
          Care
        </h2>
        <ClaimSections sections={care} listed={listed} />
      </section>
      <ReadOn links={links} />
      <SourceList listed={listed} />
      <JsonLd things={[breadcrumbs(['Repair and care', paths.repair])]} />
    </PageFrame>
  );
}
