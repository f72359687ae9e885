import * as v from 'valibot';
import { categoriesKey } from './categories';
import { rowsOf } from '@/data/service/row-check';
import { category, categoryColumns } from '@/data/service/rows';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedUnlessGone, idOnly, updateVersioned } from '@/data/service/writes.admin';

const staffCategory = v.object({ ...category.entries, updated_at: v.string() });
const categorySelect = `${categoryColumns}, updated_at` as const;

export type StaffCategory = v.InferOutput<typeof staffCategory>;

export type CategoryFields = Pick<StaffCategory, 'name' | 'slug'>;

export function staffCategories() {
  return staffQuery([...categoriesKey, staffKey], async (signal) => {
    const query = staffSupabase.from('blog_categories').select(categorySelect).order('position').order('name');
    return rowsOf<StaffCategory>(await withoutRetries(query.order('id'), signal), staffCategory);
  });
}

/** Counts the posts in a category, including drafts. Each visit counts again, for the question before a deletion. */
export function postsIn({ id, slug }: Pick<StaffCategory, 'id' | 'slug'>) {
  const options = staffQuery([...categoriesKey, staffKey, 'posts', id, slug], async (signal): Promise<number> => {
    const query = staffSupabase.from('blog_posts').select('id', { count: 'exact' }).eq('category', slug).limit(1);
    const response = await withoutRetries(query, signal);
    return response.count ?? rowsOf<{ id: string }>(response, idOnly).length;
  });
  return { ...options, staleTime: 0, gcTime: 0 };
}

/** Adds a category at the end. The id makes a retry idempotent. @throws WriteError */
export async function addCategory(row: CategoryFields & { id: string }): Promise<StaffCategory> {
  return addedRow<StaffCategory>('blog_categories', staffCategory, {
    insert: () => staffSupabase.from('blog_categories').insert(row).select(categorySelect),
    update: () => staffSupabase.from('blog_categories').update(row).eq('id', row.id).select(categorySelect),
  });
}

/**
 * Updates a category. The database keeps the former slug, and gives the new slug to the posts.
 * @throws WriteError, or ConflictError when the row is deleted or has a newer version
 */
export async function updateCategory(id: string, changes: CategoryFields, version: string): Promise<StaffCategory> {
  return updateVersioned<StaffCategory>('blog_categories', staffCategory, {
    ...{ id, version, changes },
    update: (columns) => staffSupabase.from('blog_categories').update(changes).match(columns).select(categorySelect),
    read: () => withoutRetries(staffSupabase.from('blog_categories').select(categorySelect).eq('id', id).limit(1)),
  });
}

/**
 * Moves a category to the end, or before another category. A retry changes nothing.
 * @returns the ids in the new order
 * @throws WriteError
 */
export async function moveCategory(id: string, beforeId: string | null): Promise<string[]> {
  const request = beforeId === null ? { category_id: id } : { category_id: id, before_id: beforeId };
  const response = await staffSupabase.rpc('move_category', request);
  await changedUnlessGone('blog_categories', response, idOnly, () => readId(id));
  return rowsOf<{ id: string }>(response, idOnly).map((row) => row.id);
}

/**
 * Deletes a category. `moveTo` gets the posts and slugs; without `moveTo` the category must have no posts.
 * @throws WriteError
 */
export async function deleteCategory(id: string, moveTo: string | null): Promise<void> {
  const request = moveTo === null ? { category_id: id } : { category_id: id, move_to: moveTo };
  const response = await staffSupabase.rpc('delete_category', request);
  await changedUnlessGone('blog_categories', response, idOnly, () => readId(id));
}

function readId(id: string) {
  return withoutRetries(staffSupabase.from('blog_categories').select('id').eq('id', id).limit(1));
}
