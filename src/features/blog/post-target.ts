import type { EditedPost } from '@/data/posts.admin';

/** The row that a save goes to: the version of it that was read, or, with no version, a new one under this id. */
export interface PostTarget {
  id: string;
  version: string | null;
}

/** The target in one word, as the form keeps it beside what was typed. */
export function baseOf({ id, updated_at }: Pick<EditedPost, 'id'> & Partial<EditedPost>): string {
  return updated_at === undefined ? id : `${id} ${updated_at}`;
}

/** Reads what `baseOf` wrote. A version may hold spaces itself: it is whatever the database wrote. */
export function targetOf(base: string): PostTarget {
  const end = base.indexOf(' ');
  return end < 0 ? { id: base, version: null } : { id: base.slice(0, end), version: base.slice(end + 1) };
}
