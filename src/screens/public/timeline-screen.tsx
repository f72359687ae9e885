import { TimelineJourney } from '@/features/timeline/timeline-journey';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/lib/schema-org';
import { paths } from '@/lib/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function TimelineScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Timeline"
        description="Every handheld console of the catalogue on one line, year by year from 1989 to 2020, the quiet years included."
      />
      <PageHeader title="Timeline">
        Every model in its year, from the grey Game Boy of 1989 on, and every quiet year between them.
      </PageHeader>
      <TimelineJourney />
      <JsonLd things={[breadcrumbs(['Timeline', paths.timelinePage])]} />
    </PageFrame>
  );
}
