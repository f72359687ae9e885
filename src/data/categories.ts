import { rowsOf } from './answers';
import type { Tables } from './database.types';
import { categoryColumns } from './columns';
import { publicQuery } from './public-query';
import { rest } from './rest';

export type Category = Pick<Tables<'blog_categories'>, 'id' | 'name' | 'slug'>;

/** The categories of the blog, by name. */
export function allCategories() {
  return publicQuery({
    queryKey: ['categories'],
    copy: (copy) => copy.categories(),
    read: async (signal) => {
      const query = rest.from('blog_categories').select(categoryColumns).order('name').order('id');
      return rowsOf<Category>(await query.abortSignal(signal), { id: 'text', name: 'text', slug: 'text' });
    },
  });
}
