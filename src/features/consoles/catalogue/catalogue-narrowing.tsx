import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  facetNames,
  type ConsoleChoice,
  type ConsoleCounts,
  type FilterName,
  type FoundConsole,
} from '@/data/consoles/found-consoles';
import { fieldClass } from '@/ui/form/field';
import { SelectBox } from '@/ui/select-box';
import { listed } from '@/lib/english';
import { facets, filterLabel, filterText, optionsOf, orders, sortedByText } from './console-facets';

/*
 * Narrows and sorts the catalogue, in a separate chunk. In a built page the facets are fields of a form, which works
 * before the chunk loads. The other parts appear only after somebody uses a field.
 */

interface FacetBarProps {
  choice: ConsoleChoice;
  counts: ConsoleCounts | null;
  onChoose: (changes: Record<string, string>) => void;
}

/** A phone folds the fields away. */
export function FacetBar({ choice, counts, onChoose }: FacetBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Before this effect, the page's script submits a choice (src/before-hydration/filters.ts).
  useEffect(() => bar.current?.removeAttribute('data-native'), []);
  const active = [...facetNames, 'sort' as const].filter((name) => choice[name] !== '').length;
  return (
    <div ref={bar} data-native="" className="grid gap-3 sm:col-span-2">
      {/* This element opens and closes only the next element. A wide screen always shows the next element. */}
      <details className="group peer md:hidden">
        <summary className={`${fieldClass} flex! cursor-pointer items-center justify-between font-semibold`}>
          <span>{active > 0 ? `More filters (${active} active)` : 'More filters'}</span>
          <span aria-hidden="true" className="text-muted">
            <span className="group-open:hidden">+</span>
            <span className="hidden group-open:inline">−</span>
          </span>
        </summary>
      </details>
      <div className="hidden grid-cols-2 gap-3 peer-open:grid md:grid md:grid-cols-3 xl:grid-cols-[1.3fr_0.9fr_0.9fr_0.9fr_1.15fr_1.3fr]">
        {facets.map((facet) => (
          <Choice
            key={facet.name}
            label={facet.label}
            name={facet.name}
            value={choice[facet.name]}
            options={optionsOf(facet, counts)}
            onSelect={(value) => onChoose({ [facet.name]: value })}
          />
        ))}
        <Choice
          label={filterLabel('sort')}
          name="sort"
          value={choice.sort}
          options={orders}
          onSelect={(sort) => onChoose({ sort })}
        />
      </div>
    </div>
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

interface ActiveFiltersProps {
  choice: ConsoleChoice;
  active: readonly FilterName[];
  hrefWith: (changes: Record<string, string>) => string;
  onRemove: () => void;
}

export function ActiveFilters({ choice, active, hrefWith, onRemove }: ActiveFiltersProps) {
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {active.map((name) => (
        <li key={name}>
          <Link
            to={hrefWith({ [name]: '' })}
            aria-label={`Remove filter ${filterText(name, choice)}`}
            preventScrollReset
            onClick={onRemove}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-control bg-surface px-3.5 py-1 text-sm hover:border-accent hover:text-accent pointer-coarse:min-h-touch"
          >
            <span>{filterText(name, choice)}</span>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FiltersToDropProps {
  choice: ConsoleChoice;
  active: readonly FilterName[];
  counts: ConsoleCounts;
  hrefWith: (changes: Record<string, string>) => string;
}

/** Offers each filter whose removal finds a console. The page shows the offer when the list is empty. */
export function FiltersToDrop({ choice, active, counts: { without = {} }, hrefWith }: FiltersToDropProps) {
  const ways = active.filter((name) => without[name]);
  if (ways.length === 0) return <p className="mt-2">Clear at least two filters to see results.</p>;
  return (
    <>
      <p className="mt-2">Remove one of these filters to see results:</p>
      <ul className="mt-3 space-y-2">
        {ways.map((name) => (
          <li key={name}>
            <Link to={hrefWith({ [name]: '' })} preventScrollReset className="text-accent underline">
              {`Drop ${filterText(name, choice)}`}
            </Link>
            <span>{` (${without[name] === 1 ? '1 console' : `${without[name]} consoles`})`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Names the filters and the order that the snapshot cannot apply. */
export function IgnoredChoices({ names }: { names: readonly (FilterName | 'sort')[] }) {
  return (
    <p role="status" className="mb-6 text-sm text-muted">
      {`We can’t reach our server right now, so this list leaves out what you chose for ${listed(names.map(filterLabel))}.`}
    </p>
  );
}

export function SortedBy({ model, sort }: { model: FoundConsole; sort: string }) {
  return <p className="text-sm font-semibold">{sortedByText(model, sort)}</p>;
}
