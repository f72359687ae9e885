import { TimelineJourney } from '@/features/timeline/timeline-journey';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function TimelineScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Nintendo handheld timeline"
        description="Thirty years of Nintendo handhelds on one line, from the original Game Boy to the Switch Lite, quiet years included."
      />
      <PageHeader title="Timeline">
        Thirty years of handhelds on one line, from the original Game Boy to the Switch Lite, quiet years included.
      </PageHeader>
      <TimelineJourney />
      <JsonLd things={[breadcrumbs(['Timeline', paths.timelinePage])]} />
    </PageFrame>
  );
}
