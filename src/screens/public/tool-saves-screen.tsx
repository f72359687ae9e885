import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/lib/schema-org';
import { paths } from '@/lib/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function ToolSavesScreen() {
  return (
    <PageFrame>
      <PageHead title="Will My Save Survive?" description="" />
      <PageHeader title="Will My Save Survive?" />
      <JsonLd things={[breadcrumbs(['Tools', paths.tools], ['Will My Save Survive?', paths.saves])]} />
    </PageFrame>
  );
}
