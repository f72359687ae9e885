import { Suspense, useRef } from 'react';
import { cataloguePageSize, filterNames, type ConsoleChoice } from '@/data/consoles/found-consoles';
import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';
import { WholeListNote } from '@/ui/whole-list-note';
import { eras } from '@/features/consoles/eras';
import { ActiveFilters, FacetBar } from './lazy-narrowing';
import { useFoundConsoles } from './use-found-consoles';

interface ConsoleFinderProps {
  choice: ConsoleChoice;
  page: number;
  onSearch: (text: string) => void;
  onChoose: (changes: Record<string, string>) => void;
  hrefWith: (changes: Record<string, string>) => string;
}

export function ConsoleFinder({ choice, page, onSearch, onChoose, hrefWith }: ConsoleFinderProps) {
  const { data: found } = useFoundConsoles(choice, page);
  const status = useRef<HTMLParagraphElement>(null);
  const active = filterNames.filter((name) => choice[name]);
  return (
    <>
      <SearchBox
        className="grid gap-3 sm:grid-cols-[1fr_auto]"
        label="Search consoles"
        placeholder="Search consoles..."
        value={choice.q}
        onSearch={onSearch}
      >
        <SelectBox
          label="Era"
          name="era"
          value={choice.era}
          options={[{ value: '', label: 'All Eras' }, ...eras]}
          onSelect={(era) => onChoose({ era })}
        />
        {/* The placeholder has the height of the bar. */}
        <Suspense fallback={<div className="h-touch sm:col-span-2 md:h-35 xl:h-16" />}>
          <FacetBar choice={choice} counts={found?.counts ?? null} onChoose={onChoose} />
        </Suspense>
      </SearchBox>
      <div className="mt-5 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p ref={status} tabIndex={-1} aria-live="polite" className="font-semibold tabular-nums">
          {found && (found.total === 1 ? '1 console' : `${found.total} consoles`)}
        </p>
        {active[0] && (
          <Suspense>
            <ActiveFilters
              choice={choice}
              active={active}
              hrefWith={hrefWith}
              // The pressed link disappears, and would take the focus with it.
              onRemove={() => status.current?.focus({ preventScroll: true })}
            />
          </Suspense>
        )}
      </div>
      <WholeListNote keys={[...filterNames, 'sort']} paged={found !== undefined && found.total > cataloguePageSize} />
    </>
  );
}
