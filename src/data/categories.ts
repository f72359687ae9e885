import type { Tables } from './database.types';
import { categoryColumns } from './columns';
import { publicQuery } from './public-query';
import { readRows } from './rest';

export type Category = Pick<Tables<'blog_categories'>, 'id' | 'name' | 'slug'>;

const categoryShape = { id: 'text', name: 'text', slug: 'text' } as const;

/** The categories of the blog, by name. */
export function allCategories() {
  return publicQuery({
    queryKey: ['categories'],
    copy: (copy) => copy.categories(),
    read: (signal) =>
      readRows<Category>('blog_categories', { select: categoryColumns, order: 'name,id' }, categoryShape, signal),
  });
}
