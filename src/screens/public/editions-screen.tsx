import { Link } from 'react-router-dom';
import { EditionList } from '@/features/guides/edition-list';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { sourceLinkClass } from '@/ui/source-link';

export { launchColours } from '@/data/consoles/launch-colours';

export function EditionsScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Editions and colours"
        description="Colours and special editions of nineteen Nintendo handhelds: where and when each came out, how many there are where it’s known, and the source."
      />
      <PageHeader title="Editions and colours">
        Launch colours, later colours and special editions of nineteen handhelds, each with its source.
      </PageHeader>
      <p className="mb-8 max-w-3xl text-pretty">
        This list isn’t complete. We leave out what we can’t source, and many editions are missing. A date without a
        region, or a region without a date, means that our source gives no more. Do you know one that we lack?{' '}
        <Link to={paths.contact} className={sourceLinkClass}>
          Write to us
        </Link>{' '}
        with the subject ‘Content Contribution’, and name your source.
      </p>
      <EditionList />
      <JsonLd things={[breadcrumbs(['Consoles', paths.consoles], ['Editions and colours', paths.editions])]} />
    </PageFrame>
  );
}
