import { CompareTray } from '@/features/consoles/compare-tray';
import { ConsoleFilters, ConsoleGrid } from '@/features/consoles/console-grid';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/lib/schema-org';
import { paths } from '@/lib/paths';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { WholeListNote } from '@/ui/pager';

export function ConsoleCatalogueScreen() {
  const address = useListAddress();
  return (
    <PageFrame>
      <PageHead
        title="Nintendo Handheld Consoles"
        description="Every Nintendo handheld from 1989 to 2019: release years, specifications and drawings."
      />
      <PageHeader title="Console Catalogue">
        Every Nintendo handheld from the Game Boy to the Switch Lite, in order of release. Pick one for its story and
        specs.
      </PageHeader>
      <ConsoleFilters
        search={address.get('q')}
        era={address.get('era')}
        onSearch={(q) => address.refine({ q })}
        onEra={(era) => address.choose({ era })}
      />
      <WholeListNote />
      <ConsoleGrid search={address.get('q')} era={address.get('era')} onReset={address.reset} />
      <CompareTray />
      <JsonLd things={[breadcrumbs(['Consoles', paths.consoles])]} />
    </PageFrame>
  );
}
