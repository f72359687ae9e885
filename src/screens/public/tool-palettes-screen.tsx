import { JsonLd, PageHead } from '@/features/seo/page-head';
import { PaletteFinder } from '@/features/tools/palettes/palette-finder';
import { PaletteNotes } from '@/features/tools/palettes/palette-notes';
import { PaletteTables } from '@/features/tools/palettes/palette-tables';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useInBrowser } from '@/ui/hydration';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { useListAddress } from '@/ui/use-list-address';
import { WholeListNote } from '@/ui/whole-list-note';

/** The many rows of this constant element do not render again after a search. */
const reference = (
  <>
    <PaletteNotes />
    <PaletteTables />
  </>
);

export function ToolPalettesScreen() {
  const address = useListAddress();
  const hydrated = useInBrowser(() => true, false);
  const parameter = (name: string) => (hydrated ? address.get(name) : '');
  return (
    <PageFrame>
      <PageHead
        title="Palette finder"
        description="Type a Game Boy title and see, step by step, which colours a Game Boy Color gives it: all 94 entries and the twelve button combinations."
      />
      <PageHeader title="Palette finder">
        Type the title of a Game Boy game and see the colours that a Game Boy Color gives it, and why.
      </PageHeader>
      <WholeListNote
        keys={['title']}
        text="Please turn on JavaScript to look titles up. This is an example, with the whole table below."
      />
      <PaletteFinder
        title={parameter('title')}
        palette={parameter('palette')}
        publisher={parameter('publisher')}
        fill={parameter('fill')}
        // A new title resets the palette, because a palette chosen by hand belongs to the previous title.
        onTitle={(title) => address.refine({ title, palette: '' })}
        onChoose={address.choose}
      />
      {reference}
      <JsonLd things={[breadcrumbs(['Tools', paths.tools], ['Palette finder', paths.palettes])]} />
    </PageFrame>
  );
}
