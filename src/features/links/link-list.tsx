import { activeLinks } from '@/data/links';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterForm, NativeSubmit } from '@/ui/filter-form';
import { SelectBox } from '@/ui/select-box';
import { SkeletonGrid } from '@/ui/skeleton-grid';
import { LinkCard } from './link-card';

interface LinkListProps {
  /** Empty for all categories. */
  category: string;
  onCategory: (category: string) => void;
}

/** The useful links, narrowed to one category. */
export function LinkList({ category, onCategory }: LinkListProps) {
  const links = useQuery(activeLinks());
  if (links.isPending) return <SkeletonGrid count={4} label="Loading links" />;
  const all = links.data ?? [];
  const categories = [...new Set(all.map((link) => link.category))].sort((a, b) => a.localeCompare(b, 'en'));
  const shown = category ? all.filter((link) => link.category === category) : all;
  return (
    <>
      <FilterForm className="mb-8 flex gap-1">
        <SelectBox
          label="Category"
          name="category"
          value={category}
          options={[
            { value: '', label: 'All Categories' },
            ...categories.map((name) => ({ value: name, label: name })),
          ]}
          onSelect={onCategory}
        />
        <NativeSubmit className="shrink-0" />
      </FilterForm>
      {shown.length === 0 ? (
        <EmptyState
          title="No Links Found"
          action={
            <>
              {links.isError && <Button onClick={() => void links.refetch()}>Try Again</Button>}
              <Button look="quiet" onClick={() => onCategory('')}>
                Show All Links
              </Button>
            </>
          }
        >
          {category ? `No links found in the "${category}" category.` : 'No links are currently available.'}
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((link) => (
            <li key={link.id}>
              <LinkCard link={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
