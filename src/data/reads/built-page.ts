/*
 * The contract between a build and the site. A build reads it without a browser, so nothing else of `src` is imported here.
 */

/** The JSON in `#built-page`. */
export interface BuiltPage {
  /** '' in the page for addresses without a file. */
  path: string;
  /** Address of the snapshot with the answers that the page was drawn with. */
  snapshot: string;
  /** The `id` of that snapshot: one of a newer build would not fit the page. */
  snapshotId: string;
  /** Address of the whole site's style sheet: the page inlines only the rules that it needs. */
  styleSheet: string;
}

export const builtPageId = 'built-page';

/** The file that tells what a build was made from: the stamps of the content, and its day. */
export const builtFromPath = '/data/build.json';

/** Null in a page that no build has written. */
export function readBuiltPage(): BuiltPage | null {
  const text = document.getElementById(builtPageId)?.textContent;
  return text ? (JSON.parse(text) as BuiltPage) : null;
}
