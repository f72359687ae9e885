import type { PostArticle } from '@/data/posts';
import { categoryLabel } from './category-labels';
import { lastChange } from './last-change';

/** What search engines and link previews are told of an article, beside its title and summary. */
export interface ArticleFacts {
  author: string;
  section: string;
  /** YYYY-MM-DD */
  published: string;
  /** A day, or an ISO 8601 time. */
  modified: string;
}

export function articleFacts({
  author,
  category,
  date,
  updated_at,
}: Pick<PostArticle, 'author' | 'category' | 'date' | 'updated_at'>): ArticleFacts {
  return {
    author,
    section: categoryLabel(category).label,
    published: date,
    modified: lastChange({ date, updated_at }) ?? date,
  };
}
