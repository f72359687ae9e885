import { queryOptions } from '@/lib/query';
import { rowsOf } from './answers';
import type { Tables } from './database.types';
import { rest } from './rest';

export type Category = Pick<Tables<'blog_categories'>, 'id' | 'name' | 'slug'>;

/** The categories of the blog, by name. */
export function allCategories() {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => {
      const query = rest.from('blog_categories').select('id, name, slug').order('name').order('id');
      return rowsOf<Category>(await query.abortSignal(signal), { id: 'text', name: 'text', slug: 'text' });
    },
  });
}
