import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparedConsoles } from '@/data/consoles/console-comparison';
import { mostCompared } from './most-compared';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { comparisonAddress, omissionNotes, type ParsedComparison } from './compare-address';
import { ComparePicker } from './compare-picker';
import { ComparisonTable } from './comparison-table';
import { ScaleDrawing } from './scale-drawing';

interface ComparisonProps {
  query: ParsedComparison;
  onlyDifferences: boolean;
  search: string;
}

export function Comparison({ query, onlyDifferences, search }: ComparisonProps) {
  const navigate = useNavigate();
  const summary = useRef<HTMLParagraphElement>(null);
  const compared = useQuery(comparedConsoles(query.slugs));
  const { consoles: found, unread } = compared.data ?? { consoles: [], unread: [] };
  const models = query.slugs.flatMap((slug) => found.find((model) => model.slug === slug) ?? []);
  const isLoaded = compared.isSuccess && !compared.isPlaceholderData;
  const missing = isLoaded
    ? query.slugs.filter((slug) => !found.some((model) => model.slug === slug) && !unread.includes(slug))
    : [];
  // The links below leave out slugs without a console.
  const slugs = query.slugs.filter((slug) => !missing.includes(slug));

  const addressOf = (chosen: readonly string[]) => comparisonAddress({ slugs: chosen, onlyDifferences });
  // A pressed link that disappears would take the focus with it.
  const showSummary = () => summary.current?.focus({ preventScroll: true });

  return (
    <>
      {[...omissionNotes(query, missing), ...notShown(unread)].map((line) => (
        <p key={line} role="status" className="mb-3 rounded-xl bg-sunken px-4 py-3 print:hidden">
          {line}
        </p>
      ))}
      <p ref={summary} tabIndex={-1} className="text-lead print:hidden">
        {summaryOf(
          models.map(({ name }) => name),
          isLoaded,
          unread.length === 0,
        )}
      </p>
      {slugs.length < mostCompared ? (
        // The picker closes when two consoles are compared.
        <details open={slugs.length < 2 || search !== ''} className="mt-4 print:hidden">
          <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-2 font-display text-heading hover:text-accent">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="in-open:rotate-90">
              <path d="M3 1l6 5-6 5z" fill="currentColor" />
            </svg>
            <h2>Add a console</h2>
          </summary>
          <ComparePicker
            chosen={slugs}
            search={search}
            onSearch={(text) => {
              const address = comparisonAddress({ slugs, onlyDifferences }, text);
              void navigate(address, { replace: true, preventScrollReset: true });
            }}
            href={(slug) => addressOf([...slugs, slug])}
            onAdd={showSummary}
          />
        </details>
      ) : (
        <p className="mt-3 text-muted print:hidden">You can compare four at a time. Remove one to add another.</p>
      )}
      {slugs.length > 0 && sideBySide()}
    </>
  );

  function sideBySide() {
    if (compared.isPending) return <SkeletonBlock label="Loading the comparison" className="mt-10 h-[36rem]" />;
    if (compared.isLoadingError) {
      return (
        <div className="mt-10">
          <EmptyState
            title="Nothing to compare"
            action={<Button onClick={() => void compared.refetch()}>Try again</Button>}
          >
            We couldn’t load these consoles. Please try again.
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
          href={(slug) => addressOf(slugs.filter((other) => other !== slug))}
          onRemove={showSummary}
        />
        <CopyLink address={addressOf(slugs)} />
      </div>
    );
  }
}

interface CopyLinkProps {
  /** A path on this site. */
  address: string;
}

function CopyLink({ address }: CopyLinkProps) {
  const copy = useMutation({
    mutationFn: async () => navigator.clipboard.writeText(location.origin + address),
    meta: {
      success: 'Link copied',
      failure: 'Your browser blocked the copy. The link is the address of this page.',
    },
  });
  return (
    <p className="mt-8 print:hidden">
      <Button kind="quiet" onClick={() => copy.mutate()}>
        Copy link
      </Button>
    </p>
  );
}

function notShown(slugs: readonly string[]): string[] {
  if (slugs.length === 0) return [];
  return [`We can’t reach our server right now, so we can’t show ${slugs.map((slug) => `"${slug}"`).join(', ')}.`];
}

function summaryOf(names: readonly string[], isLoaded: boolean, isComplete: boolean): string {
  const last = names.at(-1);
  if (last === undefined) return isLoaded ? 'There is nothing left to compare. Add a console.' : '';
  if (names.length === 1)
    return isComplete ? `Only the ${last} so far. Add another to compare it with.` : `Only the ${last}.`;
  return `Comparing the ${names.slice(0, -1).join(', the ')} and the ${last}.`;
}
