const history = 'Hardware History';

const labels = new Map<string, string>([
  ['history', history],
  ['reviews', 'Game Reviews'],
  ['collecting', 'Collecting Tips'],
  ['tech', 'Tech Preservation'],
]);

/** What a category is called, by its slug; one we do not know is taken for history. */
export function categoryLabel(slug: string): string {
  return labels.get(slug) ?? history;
}
