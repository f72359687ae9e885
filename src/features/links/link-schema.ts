import * as v from 'valibot';
import type { LinkFields, StaffLink } from '@/data/links.admin';
import { fieldErrorsFrom } from '@/data/writes.admin';
import { field, httpUrl, optionalPicture, optionalText, requiredText } from '@/lib/form-rules';
import type { FieldErrors } from '@/ui/form/fields';

const messages = {
  title: 'Enter a title (up to 200 characters).',
  url: 'Enter an http or https address (up to 2,048 characters) without a user name, spaces or hidden characters.',
  category: 'Enter a category (up to 100 characters).',
  image:
    "Enter an https address or a path on this site, such as /images/links/docs.png. A path can't contain .., an address can't contain a user name, and neither can contain spaces or hidden characters.",
  description: 'Use up to 1,000 characters.',
  order: 'Enter a whole number between -1,000,000 and 1,000,000.',
};

const isOrder = (text: string) => /^-?\d{1,7}$/.test(text) && Math.abs(Number(text)) <= 1_000_000;

export const linkSchema = v.object({
  title: requiredText(200, messages.title, 'Enter a title.'),
  url: httpUrl(messages.url, 'Enter a URL.'),
  category: requiredText(100, messages.category, 'Enter a category.'),
  image: optionalPicture(messages.image),
  description: optionalText(1000, messages.description),
  order: field(isOrder, messages.order, 'Enter an order.'),
  active: v.boolean(),
});

/** A new link: without an order it comes last. */
export const newLinkSchema = v.object({
  ...linkSchema.entries,
  order: orUnchanged('', linkSchema.entries.order),
});

/** Accepts the saved picture as it is: older rules may have allowed it. */
export function savedLinkSchema({ image }: LinkDraft) {
  return v.object({ ...linkSchema.entries, image: orUnchanged(image, linkSchema.entries.image) });
}

/** What was there before, or what the rule allows. */
function orUnchanged(before: string, rule: v.GenericSchema<string>) {
  return v.pipe(
    v.string(),
    v.check(
      (typed) => typed === before || v.safeParse(rule, typed).success,
      ({ input }) => v.safeParse(rule, input).issues?.[0].message ?? '',
    ),
  );
}

export type LinkDraft = v.InferOutput<typeof linkSchema>;

export const linkLabels: Record<keyof LinkDraft, string> = {
  title: 'Title',
  url: 'URL',
  category: 'Category',
  image: 'Image URL (optional)',
  description: 'Description (optional)',
  order: 'Order',
  active: 'Active',
};

export const emptyLink: LinkDraft = {
  title: '',
  url: '',
  category: '',
  image: '',
  description: '',
  order: '',
  active: true,
};

export function linkDraft({ title, url, category, image, description, order, active }: StaffLink): LinkDraft {
  return { title, url, category, image: image ?? '', description: description ?? '', order: String(order), active };
}

/** Converts validated values for the database. */
export function linkFields({ image, description, order, ...rest }: LinkDraft): LinkFields {
  return { ...rest, image: image || null, description: description || null, order: Number(order) };
}

export function linkErrors(error: unknown): FieldErrors<LinkDraft> | null {
  return fieldErrorsFrom<LinkDraft>(error, messages);
}
