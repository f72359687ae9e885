import * as v from 'valibot';
import type { CategoryFields, StaffCategory } from '@/data/posts/categories.admin';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import { field, requiredText } from '@/lib/form-rules';
import { isSlug } from '@/lib/slugify';
import type { FieldErrors } from '@/ui/form/fields';

const messages = {
  name: 'Enter a name (up to 100 characters).',
  slug: 'Use lowercase letters, digits and underscores, separated by single hyphens, such as repair-tips.',
};

const slugTaken = 'Another category already uses this slug. Choose a different one.';

export const categorySchema = v.object({
  name: requiredText(100, messages.name, 'Enter a name.'),
  slug: field(isSlug, messages.slug),
});

export const categoryLabels: Record<keyof CategoryFields, string> = { name: 'Name', slug: 'Slug' };

export const emptyCategory: CategoryFields = { name: '', slug: '' };

export function categoryDraft({ name, slug }: StaffCategory): CategoryFields {
  return { name, slug };
}

export function categoryErrors(error: unknown): FieldErrors<CategoryFields> | null {
  return fieldErrorsFrom<CategoryFields>(error, messages, { slug: slugTaken });
}
