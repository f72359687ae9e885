import type { Finding } from '@/data/site/content-report.admin';
import { findingKinds } from '@/data/site/findings';
import { adminPaths } from '@/site/admin-paths';

const names: Partial<Record<string, string>> = findingKinds;

/** Returns the label of a kind. A kind that this build does not know keeps its name. */
export function kindInWords(kind: string): string {
  return names[kind] ?? kind;
}

/** Returns the address of the screen that edits the finding's row. */
export function editorOf({ thing, id }: Pick<Finding, 'thing' | 'id'>): string {
  if (thing === 'post' && id !== null) return adminPaths.editPost(id);
  if (thing === 'console' && id !== null) return adminPaths.editConsole(id);
  if (thing === 'social') return adminPaths.socialLinks;
  return thing === 'link' ? adminPaths.links : adminPaths.settings;
}
