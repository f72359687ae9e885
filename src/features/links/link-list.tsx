import { placeholders } from '@/site/pictures';
import { useQuery } from '@tanstack/react-query';
import { activeLinks, type UsefulLink } from '@/data/site/links';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterForm, NativeSubmit } from '@/ui/filter-form';
import { SelectBox } from '@/ui/select-box';
import { SkeletonGrid } from '@/ui/skeletons';
import { isImageSource, siteOf } from '@/lib/safe-url';
import { Badge, Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { FallbackImage } from '@/ui/fallback-image';

interface LinkListProps {
  /** Empty for all categories. */
  category: string;
  onCategory: (category: string) => void;
}

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
              {links.isError && <Button onClick={() => void links.refetch()}>Try again</Button>}
              <Button kind="quiet" onClick={() => onCategory('')}>
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

interface LinkCardProps {
  link: UsefulLink;
}

function LinkCard({ link }: LinkCardProps) {
  return (
    <Card>
      {link.image && isImageSource(link.image) && (
        <FallbackImage
          src={link.image}
          fallback={placeholders.post}
          alt=""
          width={1200}
          height={675}
          className="aspect-video w-full bg-line object-cover"
        />
      )}
      <div className="flex grow flex-col items-start gap-2.5 p-5 sm:p-6">
        <Badge tone="bg-sunken text-ink">{link.category}</Badge>
        <h2 dir="auto" className="text-heading">
          <ExternalLink href={link.url} className="after:absolute after:inset-0 group-hover:text-accent">
            {link.title}
          </ExternalLink>
        </h2>
        {link.description && (
          <p dir="auto" className="text-pretty text-muted">
            {link.description}
          </p>
        )}
        <p
          aria-hidden="true"
          className="mt-auto flex w-full items-center justify-between gap-3 pt-3 text-sm font-semibold text-muted group-hover:text-accent"
        >
          <span>{siteOf(link.url)}</span>
          <span className="text-lg/none">↗</span>
        </p>
      </div>
    </Card>
  );
}
