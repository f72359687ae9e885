import { pageDataId } from '@/data/snapshot';

/** The JSON in `#page-data`: the contract between `build/prerender` and `src/boot`. */
export interface PageData {
  /** '' in the page for addresses without a file. */
  path: string;
  /** Address of the snapshot with the answers that the page was drawn with. */
  snapshot: string;
  /** The `id` of that snapshot: one of a newer build would not fit the page. */
  snapshotId: string;
  /** Address of the whole site's style sheet: the page inlines only the rules that it needs. */
  styleSheet: string;
}

/** Null in a page without data. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
