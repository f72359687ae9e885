import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';
import { eras } from './eras';

interface ConsoleFiltersProps {
  search: string;
  era: string;
  onSearch: (text: string) => void;
  onEra: (era: string) => void;
}

export function ConsoleFilters({ search, era, onSearch, onEra }: ConsoleFiltersProps) {
  return (
    <SearchBox
      className="mb-8 flex flex-col gap-3 sm:flex-row"
      label="Search consoles"
      placeholder="Search consoles..."
      value={search}
      onSearch={onSearch}
    >
      <SelectBox
        label="Era"
        name="era"
        value={era}
        options={[{ value: '', label: 'All Eras' }, ...eras]}
        onSelect={onEra}
      />
    </SearchBox>
  );
}
