import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { rowsOf } from './errors';
import { publicQuery } from './public-query';
import { category, categoryColumns } from './rows';
import { supabase } from './supabase';

export type Category = v.InferOutput<typeof category>;

export function allCategories() {
  return publicQuery({
    queryKey: ['categories'],
    page: paths.blog,
    read: async (signal): Promise<Category[]> => {
      const query = supabase.from('blog_categories').select(categoryColumns).order('name').order('id');
      return rowsOf(await query.abortSignal(signal), category);
    },
  });
}
