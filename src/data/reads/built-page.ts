/*
 * The contract between build and site. A build reads this file without a browser, so the file imports no code of `src`.
 */

/** The JSON in `#built-page`. */
export interface BuiltPage {
  /** '' in the shell, the page for addresses without a file. */
  path: string;
  /** Address of the snapshot with the responses to the page's reads. */
  snapshot: string;
  /** The `id` of that snapshot: the snapshot of a newer build does not fit the page. */
  snapshotId: string;
  /** Address of the whole site's style sheet: the page inlines only the rules that it needs. */
  styleSheet: string;
}

export const builtPageId = 'built-page';

/** The file with the content stamps of a build, and the day of its newest content. */
export const buildFilePath = '/data/build.json';

/** Reads the JSON in the page; null when no build has written the page. */
export function readBuiltPage(): BuiltPage | null {
  const text = document.getElementById(builtPageId)?.textContent;
  return text ? (JSON.parse(text) as BuiltPage) : null;
}
