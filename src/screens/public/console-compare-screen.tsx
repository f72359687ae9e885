import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparedConsoles } from '@/data/console-comparison';
import { askedConsoles, comparisonAddress, leftOut, mostCompared } from '@/features/consoles/compare-address';
import { ComparePicker, ReadyPairs } from '@/features/consoles/compare-picker';
import { ComparisonTable } from '@/features/consoles/comparison-table';
import { CopyLink } from '@/features/consoles/copy-link';
import { ScaleDrawing } from '@/features/consoles/scale-drawing';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/schema-org';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { SkeletonBlock } from '@/ui/skeletons';
import { useListAddress } from '@/ui/use-list-address';

export function ConsoleCompareScreen() {
  const { get } = useListAddress();
  const navigate = useNavigate();
  const summary = useRef<HTMLParagraphElement>(null);
  const asked = askedConsoles(get('c'));
  const search = get('q');
  const onlyDifferences = get('only') === 'differences';
  const compared = useQuery(comparedConsoles(asked.slugs));
  const found = compared.data ?? [];
  const models = asked.slugs.flatMap((slug) => found.find((model) => model.slug === slug) ?? []);
  const known = compared.isSuccess && !compared.isPlaceholderData;
  const missing = known ? asked.slugs.filter((slug) => !found.some((model) => model.slug === slug)) : [];
  // What there is no console for is left out of every address from here on.
  const slugs = asked.slugs.filter((slug) => !missing.includes(slug));

  const addressOf = (chosen: readonly string[]) => comparisonAddress({ slugs: chosen, onlyDifferences });
  const showSummary = () => summary.current?.focus({ preventScroll: true });

  return (
    <PageFrame>
      <PageHead
        title="Compare Handheld Consoles"
        description="Put up to four handheld consoles side by side: every figure in a table, and the consoles drawn to one scale."
      />
      <div className="print:hidden">
        <PageHeader title="Compare handheld consoles">
          Put up to four side by side: every figure we know in a table, and the consoles drawn to one scale.
        </PageHeader>
      </div>
      <noscript data-list="c">
        <p className="mb-6">Please turn on JavaScript to compare consoles. Their pages work without it.</p>
      </noscript>
      {leftOut(asked, missing).map((line) => (
        <p key={line} role="status" className="mb-3 rounded-xl bg-sunken px-4 py-3 print:hidden">
          {line}
        </p>
      ))}
      <p ref={summary} tabIndex={-1} className="text-lead print:hidden">
        {slugs.length > 0 && models.length === 0 ? '' : summaryOf(models.map(({ name }) => name))}
      </p>
      {slugs.length < mostCompared ? (
        // Out of the way once there is something to compare.
        <details open={slugs.length < 2 || search !== ''} className="mt-4 print:hidden">
          <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-2 font-display text-heading hover:text-accent">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="in-open:rotate-90">
              <path d="M3 1l6 5-6 5z" fill="currentColor" />
            </svg>
            <h2>{slugs.length === 0 ? 'Pick a console' : 'Add a console'}</h2>
          </summary>
          <ComparePicker
            chosen={slugs}
            search={search}
            onSearch={(text) => {
              const address = comparisonAddress({ slugs, onlyDifferences }, text);
              void navigate(address, { replace: true, preventScrollReset: true });
            }}
            with={(slug) => addressOf([...slugs, slug])}
            onAdd={showSummary}
          />
        </details>
      ) : (
        <p className="mt-3 text-muted print:hidden">That's four, as many as fit. Remove one to add another.</p>
      )}
      {slugs.length === 0 ? <ReadyPairs /> : comparison()}
      <JsonLd things={[breadcrumbs(['Consoles', paths.consoles], ['Compare', paths.compare])]} />
    </PageFrame>
  );

  function comparison() {
    if (compared.isPending) return <SkeletonBlock label="Loading the comparison" className="mt-10 h-[36rem]" />;
    if (compared.isLoadingError) {
      return (
        <div className="mt-10">
          <EmptyState title="No Comparison" action={<Button onClick={() => void compared.refetch()}>Try Again</Button>}>
            We couldn't load these consoles. Please try again.
          </EmptyState>
        </div>
      );
    }
    return (
      <div aria-busy={compared.isPlaceholderData}>
        <ScaleDrawing models={models} />
        <ComparisonTable
          models={models}
          onlyDifferences={onlyDifferences}
          onOnlyDifferences={(only) =>
            void navigate(comparisonAddress({ slugs, onlyDifferences: only }), { preventScrollReset: true })
          }
          without={(slug) => addressOf(slugs.filter((other) => other !== slug))}
          onRemove={showSummary}
        />
        <CopyLink address={addressOf(slugs)} />
      </div>
    );
  }
}

function summaryOf(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'No console chosen yet.';
  if (names.length === 1) return `Only the ${last} so far. Add another to compare it with.`;
  return `Comparing the ${names.slice(0, -1).join(', the ')} and the ${last}.`;
}
