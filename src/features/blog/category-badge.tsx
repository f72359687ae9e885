import { categoryLabel } from '@/data/rows';
import { Badge } from '@/ui/card';

interface CategoryBadgeProps {
  category: string;
}

const history = 'bg-history-panel text-history';

const tones = new Map<string, string>([
  ['history', history],
  ['reviews', 'bg-reviews-panel text-reviews'],
  ['collecting', 'bg-collecting-panel text-collecting'],
  ['tech', 'bg-tech-panel text-tech'],
]);

/** The coloured name of a post's category; one we do not know looks like history. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  return <Badge tone={tones.get(category) ?? history}>{categoryLabel(category)}</Badge>;
}
