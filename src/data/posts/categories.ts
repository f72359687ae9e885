import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { publicQuery } from '@/data/reads/public-query';
import type { category } from '@/data/service/rows';

export type Category = v.InferOutput<typeof category>;

export const categoriesKey = ['categories'] as const;

export function allCategories() {
  return publicQuery({
    queryKey: categoriesKey,
    kinds: ['categories'],
    page: paths.blog,
    read: async ({ category, categoryColumns, rowsOf, supabase }, signal): Promise<Category[]> => {
      const query = supabase
        .from('blog_categories')
        .select(categoryColumns)
        .order('position')
        .order('name')
        .order('id');
      return rowsOf(await query.abortSignal(signal), category);
    },
  });
}

/** Returns the category that has this slug, or had it. */
export function categoryAt<AnyCategory extends Pick<Category, 'slug' | 'former_slugs'>>(
  categories: readonly AnyCategory[],
  slug: string,
): AnyCategory | undefined {
  return (
    categories.find((category) => category.slug === slug) ??
    categories.find((category) => category.former_slugs.includes(slug))
  );
}
