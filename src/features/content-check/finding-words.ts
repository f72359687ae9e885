import type { Finding } from '@/data/site/content-report.admin';
import { findingKinds } from '@/data/site/findings';
import { adminPaths } from '@/site/admin-paths';

const names: Partial<Record<string, string>> = findingKinds;

/** A kind that this version of the site does not know keeps its name. */
export function kindInWords(kind: string): string {
  return names[kind] ?? kind;
}

/** The screen that changes it. */
export function editorOf({ thing, id }: Pick<Finding, 'thing' | 'id'>): string {
  if (thing === 'post' && id !== null) return adminPaths.editPost(id);
  if (thing === 'console' && id !== null) return adminPaths.editConsole(id);
  if (thing === 'social') return adminPaths.socialLinks;
  return thing === 'link' ? adminPaths.links : adminPaths.settings;
}
