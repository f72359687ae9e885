import { Badge } from '@/ui/badge';
import { categoryLabel } from './category-labels';

interface CategoryBadgeProps {
  /** The slug of the category. */
  category: string;
}

/** The coloured name of a post's category. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  const { label, tone } = categoryLabel(category);
  return <Badge tone={tone}>{label}</Badge>;
}
