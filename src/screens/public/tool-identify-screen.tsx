import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/lib/schema-org';
import { paths } from '@/lib/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function ToolIdentifyScreen() {
  return (
    <PageFrame>
      <PageHead title="Which One Do I Have?" description="" />
      <PageHeader title="Which One Do I Have?" />
      <JsonLd things={[breadcrumbs(['Tools', paths.tools], ['Which One Do I Have?', paths.identify])]} />
    </PageFrame>
  );
}
