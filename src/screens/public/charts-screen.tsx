import { charts } from '@/data/consoles/charts';
import { ChartFigure } from '@/features/charts/chart-figure';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function ChartsScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Charts"
        description="Battery life printed and measured, launch prices in today’s dollars, sales, weight and size of Nintendo handhelds, each with its numbers and sources."
      />
      <PageHeader title="Charts">
        Thirty years of handhelds in numbers, each chart with its table and sources.
      </PageHeader>
      <div className="space-y-section">
        {charts.map((chart) => (
          <ChartFigure key={chart.name} chart={chart} />
        ))}
      </div>
      <JsonLd things={[breadcrumbs(['Charts', paths.charts])]} />
    </PageFrame>
  );
}
