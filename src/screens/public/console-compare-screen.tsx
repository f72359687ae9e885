import { Suspense } from 'react';
import { foundConsoles, textChoice } from '@/data/consoles/found-consoles';
import type { StartRead } from '@/data/reads/public-query';
import { parseComparison, omissionNotes } from '@/features/consoles/compare/compare-address';
import { ComparePicker, ReadyPairs } from '@/features/consoles/compare/compare-picker';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { paths } from '@/site/paths';
import { breadcrumbs } from '@/site/schema-org';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { lazyComponent } from '@/ui/lazy-component';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { SkeletonBlock } from '@/ui/skeletons';
import { useListAddress } from '@/ui/use-list-address';
import { WholeListNote } from '@/ui/whole-list-note';

export function ConsoleCompareScreen() {
  const { get, refine } = useListAddress();
  const query = parseComparison(get('c'));
  const search = get('q');
  const chosen = query.slugs.length > 0;

  return (
    <PageFrame>
      <PageHead
        title="Compare handheld consoles"
        description="Put up to four handheld consoles side by side: every figure in a table, and the consoles drawn to one scale."
      />
      <div className="print:hidden">
        <PageHeader title="Compare handheld consoles">
          Put up to four side by side: every figure we know in a table, and the consoles drawn to one scale.
        </PageHeader>
      </div>
      <WholeListNote
        keys={['q', 'c']}
        text="Please turn on JavaScript to compare consoles. Their pages work without it."
      />
      {chosen ? (
        <Suspense fallback={<SkeletonBlock label="Loading the comparison" className="h-[36rem]" />}>
          <Comparison query={query} search={search} onlyDifferences={get('only') === 'differences'} />
        </Suspense>
      ) : (
        beginning()
      )}
      <JsonLd things={[breadcrumbs(['Consoles', paths.consoles], ['Compare', paths.compare])]} />
    </PageFrame>
  );

  function beginning() {
    return (
      <>
        {omissionNotes(query, []).map((line) => (
          <p key={line} role="status" className="mb-3 rounded-xl bg-sunken px-4 py-3">
            {line}
          </p>
        ))}
        <h2 className="text-heading">Pick a console</h2>
        <ComparePicker
          chosen={[]}
          search={search}
          onSearch={(q) => refine({ q })}
          href={(slug) => paths.comparing([slug])}
        />
        <ReadyPairs />
      </>
    );
  }
}

/** Starts the reads that an address of the comparison needs. */
export async function readCompared(read: StartRead, get: (name: string) => string): Promise<void> {
  const { slugs } = parseComparison(get('c'));
  const compared = async () => {
    // The list of columns is long, so it loads with the code of the comparison.
    const { comparedConsoles } = await import('@/data/consoles/console-comparison');
    await read(comparedConsoles(slugs));
  };
  await Promise.all([read(foundConsoles(textChoice(get('q')), 1)), slugs.length > 0 && compared()]);
}

/** Loads separately, because the page without a chosen console does not need the comparison. */
const Comparison = lazyComponent(
  () => import('@/features/consoles/compare/comparison').then((file) => file.Comparison),
  MissingComparison,
);

function MissingComparison({ retry }: { retry: () => void }) {
  return (
    <EmptyState title="Nothing to compare" action={<Button onClick={retry}>Try again</Button>}>
      We couldn’t load this part of the page. Please try again.
    </EmptyState>
  );
}
