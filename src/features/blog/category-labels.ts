/** A category as its badge shows it. */
interface CategoryLabel {
  label: string;
  tone: string;
}

const history: CategoryLabel = { label: 'Hardware History', tone: 'bg-history-panel text-history' };

const labels = new Map<string, CategoryLabel>([
  ['history', history],
  ['reviews', { label: 'Game Reviews', tone: 'bg-reviews-panel text-reviews' }],
  ['collecting', { label: 'Collecting Tips', tone: 'bg-collecting-panel text-collecting' }],
  ['tech', { label: 'Tech Preservation', tone: 'bg-tech-panel text-tech' }],
]);

/** Name and colours of a category; one we do not know looks like history. */
export function categoryLabel(slug: string): CategoryLabel {
  return labels.get(slug) ?? history;
}
