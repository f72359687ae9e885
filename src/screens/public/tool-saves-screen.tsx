import { allCartridges } from '@/features/tools/saves/cartridges';
import { isNarrowed, SaveFinder } from '@/features/tools/saves/save-finder';
import { SaveCredits, SaveGuide } from '@/features/tools/saves/save-guide';
import { SaveTables } from '@/features/tools/saves/save-tables';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';

const parts = [
  ['#what-to-do', 'What to do now'],
  ['#types', 'What keeps a save'],
  ['#boards', 'What the board tells'],
  ['#how-many', 'How many are at risk'],
] as const;

export function ToolSavesScreen() {
  const { get, refine, choose, reset } = useListAddress();
  const choice = { q: get('q'), platform: get('platform'), outcome: get('outcome') };
  const narrowed = isNarrowed(choice);
  return (
    <PageFrame>
      <PageHead
        title="Will my save survive?"
        description="What keeps the save in 337 Game Boy, Color and Advance cartridges, which battery it needs, and what you lose when that battery is flat."
      />
      <PageHeader title="Will my save survive?">
        Find your cartridge: what keeps its save, which battery is inside, and what goes when that battery is flat.
      </PageHeader>
      <nav aria-label="On this page" className="-mt-6 mb-5 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {[...parts, ...(narrowed ? [] : [['#recorded', 'The whole list'] as const])].map(([href, text]) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-touch items-center font-semibold text-accent underline underline-offset-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SaveFinder choice={choice} onSearch={(q) => refine({ q })} onChoose={choose} onReset={reset} />
      <SaveGuide />
      {!narrowed && (
        // The list is very long and far down. The browser lays it out when a visitor scrolls near it.
        <div className="-mx-gutter px-gutter [contain-intrinsic-block-size:auto_24000px] lg:[contain-intrinsic-block-size:auto_21500px] [content-visibility:auto] print:[content-visibility:visible]">
          <SaveTables cartridges={allCartridges} />
        </div>
      )}
      <SaveCredits />
      <JsonLd things={[breadcrumbs(['Tools', paths.tools], ['Will my save survive?', paths.saves])]} />
    </PageFrame>
  );
}
