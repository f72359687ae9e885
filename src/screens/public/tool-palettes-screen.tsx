import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/lib/schema-org';
import { paths } from '@/lib/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function ToolPalettesScreen() {
  return (
    <PageFrame>
      <PageHead title="Palette Finder" description="" />
      <PageHeader title="Palette Finder" />
      <JsonLd things={[breadcrumbs(['Tools', paths.tools], ['Palette Finder', paths.palettes])]} />
    </PageFrame>
  );
}
