import { PlayMatrix } from '@/features/consoles/compatibility/play-matrix';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { WholeListNote } from '@/ui/whole-list-note';

export { readMatrix } from '@/data/consoles/compatibility';

export function CompatibilityScreen() {
  const address = useListAddress();
  return (
    <PageFrame>
      <PageHead
        title="What plays on what"
        description="Which Nintendo handheld plays which cartridges and cards, its region lock, and which consoles can be linked, each with its source."
      />
      <PageHeader title="What plays on what">
        Cartridges, region locks and link cables of our nineteen consoles, each answer with its source.
      </PageHeader>
      <WholeListNote keys={['console']} />
      <PlayMatrix
        slug={address.get('console')}
        page={address.page}
        onSlug={(slug) => address.choose({ console: slug })}
        hrefTo={address.hrefTo}
      />
      <JsonLd things={[breadcrumbs(['Consoles', paths.consoles], ['What plays on what', paths.compatibility])]} />
    </PageFrame>
  );
}
