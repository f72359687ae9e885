import { allCategories } from '@/data/categories';
import { useQuery } from '@tanstack/react-query';
import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';

interface PostFiltersProps {
  search: string;
  category: string;
  onSearch: (text: string) => void;
  onCategory: (slug: string) => void;
}

export function PostFilters({ search, category, onSearch, onCategory }: PostFiltersProps) {
  const categories = useQuery(allCategories());
  const options = (categories.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <SearchBox
      className="mb-8 flex flex-col gap-3 sm:flex-row"
      label="Search articles"
      placeholder="Search articles..."
      value={search}
      onSearch={onSearch}
    >
      <SelectBox
        label="Category"
        name="category"
        value={category}
        options={[{ value: '', label: 'All Categories' }, ...options]}
        onSelect={onCategory}
      />
    </SearchBox>
  );
}
