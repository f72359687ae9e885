import type { PostArticle } from '@/data/posts';

/** When an article was changed after the day it came out began, as an ISO 8601 time; undefined when it was not. */
export function lastChange({ date, updated_at }: Pick<PostArticle, 'date' | 'updated_at'>): string | undefined {
  const changed = new Date(updated_at);
  return changed.getTime() > Date.parse(date) ? changed.toISOString() : undefined;
}
