import { useQuery } from '@tanstack/react-query';
import { allCategories } from '@/data/posts/categories';
import { postAuthors } from '@/data/posts/posts.admin';
import { SelectBox } from '@/ui/select-box';

/** '' means no filter. */
export interface PostNarrowing {
  search: string;
  /** 'published' or 'draft'. */
  status: string;
  /** A slug. */
  category: string;
  author: string;
}

interface PostTableFiltersProps extends Omit<PostNarrowing, 'search'> {
  onChoose: (choice: Partial<PostNarrowing>) => void;
}

export function PostTableFilters({ status, category, author, onChoose }: PostTableFiltersProps) {
  const categories = useQuery(allCategories()).data ?? [];
  const authors = useQuery(postAuthors()).data ?? [];
  const selectClass = 'min-w-0 sm:w-48!';
  return (
    <div role="group" aria-label="Filters" className="grid gap-3 sm:flex sm:flex-wrap">
      <SelectBox
        label="Status"
        className={selectClass}
        value={status}
        options={[
          { value: '', label: 'All statuses' },
          { value: 'published', label: 'Published' },
          { value: 'draft', label: 'Draft' },
        ]}
        onSelect={(value) => onChoose({ status: value })}
      />
      <SelectBox
        label="Category"
        className={selectClass}
        value={category}
        options={[
          { value: '', label: 'All categories' },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onSelect={(value) => onChoose({ category: value })}
      />
      <SelectBox
        label="Author"
        className={selectClass}
        value={author}
        options={[{ value: '', label: 'All authors' }, ...authors.map((name) => ({ value: name, label: name }))]}
        onSelect={(value) => onChoose({ author: value })}
      />
    </div>
  );
}
