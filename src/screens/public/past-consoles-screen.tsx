import { Link } from 'react-router-dom';
import { PastConsoles } from '@/features/consoles/of-the-month/past-consoles-list';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export { pastConsoles } from '@/data/consoles/past-consoles';

export function PastConsolesScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Past Consoles of the Month"
        description="Every handheld that was our Console of the Month, with the days it was on the home page."
      />
      <PageHeader title="Past Consoles of the Month">
        Every handheld that was our Console of the Month, latest first.
      </PageHeader>
      <PastConsoles />
      <p className="mt-10">
        <Link to={paths.consoleOfMonth} className={buttonClass('quiet')}>
          Today’s Console of the Month
        </Link>
      </p>
      <JsonLd things={[breadcrumbs(['Console of the Month', paths.consolesOfMonth])]} />
    </PageFrame>
  );
}
