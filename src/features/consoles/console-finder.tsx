import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { cataloguePageSize, facetNames, filterNames, type ConsoleChoice, type FilterName } from '@/data/found-consoles';
import { fieldClass } from '@/ui/form/field';
import { WholeListNote } from '@/ui/pager';
import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';
import { facets, filterText, optionsOf, orders } from './console-facets';
import { eras } from './eras';
import { useFoundConsoles } from './use-found-consoles';

interface ConsoleFinderProps {
  choice: ConsoleChoice;
  page: number;
  onSearch: (text: string) => void;
  onChoose: (changes: Record<string, string>) => void;
  /** The address with these changes. */
  hrefWith: (changes: Record<string, string>) => string;
}

/** Search, filters and order of the catalogue, how many consoles they find, and which filters are on. */
export function ConsoleFinder({ choice, page, onSearch, onChoose, hrefWith }: ConsoleFinderProps) {
  const { data: found } = useFoundConsoles(choice, page);
  const status = useRef<HTMLParagraphElement>(null);
  const active = filterNames.filter((name) => choice[name] !== '');
  const folded = [...facetNames, 'sort' as const].filter((name) => choice[name] !== '').length;
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
        {/* Only opens and closes what follows it, which a wide screen always shows. */}
        <details className="group peer sm:col-span-2 md:hidden">
          <summary className={`${fieldClass} flex! cursor-pointer items-center justify-between font-semibold`}>
            More filters{folded > 0 && ` (${folded} active)`}
            <span aria-hidden="true" className="text-muted">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">−</span>
            </span>
          </summary>
        </details>
        <div className="hidden grid-cols-2 gap-3 peer-open:grid sm:col-span-2 md:grid md:grid-cols-3 xl:grid-cols-[1.3fr_0.9fr_0.9fr_0.9fr_1.15fr_1.3fr]">
          {facets.map((facet) => (
            <Choice
              key={facet.name}
              label={facet.label}
              name={facet.name}
              value={choice[facet.name]}
              options={optionsOf(facet, found?.counts ?? null)}
              onSelect={(value) => onChoose({ [facet.name]: value })}
            />
          ))}
          <Choice
            label="Sort by"
            name="sort"
            value={choice.sort}
            options={orders}
            onSelect={(sort) => onChoose({ sort })}
          />
        </div>
      </SearchBox>
      <div className="mt-5 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p ref={status} tabIndex={-1} aria-live="polite" className="font-semibold tabular-nums">
          {found && (found.total === 1 ? '1 console' : `${found.total} consoles`)}
        </p>
        {active.length > 0 && (
          <ul aria-label="Active filters" className="flex flex-wrap gap-2">
            {active.map((name) => (
              <li key={name}>
                <ActiveFilter
                  text={filterText(name, choice)}
                  to={hrefWith({ [name]: '' })}
                  // The pressed link disappears, and would take the focus with it.
                  onRemove={() => status.current?.focus({ preventScroll: true })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <WholeListNote paged={found !== undefined && found.total > cataloguePageSize} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  name: FilterName | 'sort';
  value: string;
  options: readonly { value: string; label: string }[];
  onSelect: (value: string) => void;
}

function Choice({ label, ...select }: ChoiceProps) {
  return (
    <label className="min-w-0">
      <span className="mb-1 block text-label text-muted">{label}</span>
      <SelectBox {...select} />
    </label>
  );
}

interface ActiveFilterProps {
  text: string;
  to: string;
  onRemove: () => void;
}

function ActiveFilter({ text, to, onRemove }: ActiveFilterProps) {
  return (
    <Link
      to={to}
      aria-label={`Remove filter ${text}`}
      preventScrollReset
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-2 rounded-full border border-control bg-surface px-3.5 py-1 text-sm hover:border-accent hover:text-accent pointer-coarse:min-h-touch"
    >
      {text}
      <span aria-hidden="true">×</span>
    </Link>
  );
}
