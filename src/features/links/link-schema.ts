import * as v from 'valibot';
import type { LinkFields, StaffLink } from '@/data/site/links.admin';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import { field, httpUrl, optionalPicture, optionalText, requiredText } from '@/lib/form-rules';
import type { FieldErrors } from '@/ui/form/fields';

/** The optional texts of a link, in the order of the forms. */
const optionalTexts = {
  description: { label: 'Description (optional)', longest: 1000, message: 'Use up to 1,000 characters.' },
};

type OptionalText = keyof typeof optionalTexts;

export const optionalNames = Object.keys(optionalTexts) as OptionalText[];

function eachOptional<Value>(make: (name: OptionalText) => Value): Record<OptionalText, Value> {
  return Object.fromEntries(optionalNames.map((name) => [name, make(name)])) as Record<OptionalText, Value>;
}

const messages = {
  ...eachOptional((name) => optionalTexts[name].message),
  title: 'Enter a title (up to 200 characters).',
  url: 'Enter an http or https address (up to 2,048 characters) without a user name, spaces or hidden characters.',
  category: 'Enter a category (up to 100 characters).',
  image:
    'Enter an https address or a path on this site, such as /images/links/docs.png. A path can’t contain .., an address can’t contain a user name, and neither can contain spaces or hidden characters.',
  order: 'Enter a whole number between -1,000,000 and 1,000,000.',
};

const isOrder = (text: string) => /^-?\d{1,7}$/.test(text) && Math.abs(Number(text)) <= 1_000_000;

export const linkSchema = v.object({
  title: requiredText(200, messages.title, 'Enter a title.'),
  url: httpUrl(messages.url, 'Enter a URL.'),
  category: requiredText(100, messages.category, 'Enter a category.'),
  image: optionalPicture(messages.image),
  ...eachOptional((name) => optionalText(optionalTexts[name].longest, optionalTexts[name].message)),
  order: field(isOrder, messages.order, 'Enter an order.'),
  active: v.boolean(),
});

/** The rules for a new link. A link without an order comes last. */
export const newLinkSchema = v.object({
  ...linkSchema.entries,
  order: orUnchanged('', linkSchema.entries.order),
});

/** Accepts the saved picture unchanged, because older rules may have allowed it. */
export function savedLinkSchema({ image }: LinkDraft) {
  return v.object({ ...linkSchema.entries, image: orUnchanged(image, linkSchema.entries.image) });
}

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
  ...eachOptional((name) => optionalTexts[name].label),
  order: 'Order',
  active: 'Active',
};

export const emptyLink: LinkDraft = {
  title: '',
  url: '',
  category: '',
  image: '',
  ...eachOptional(() => ''),
  order: '',
  active: true,
};

export function linkDraft({ title, url, category, image, order, active, ...optional }: StaffLink): LinkDraft {
  const texts = eachOptional((name) => optional[name] ?? '');
  return { title, url, category, image: image ?? '', ...texts, order: String(order), active };
}

/** Converts validated values for the database. */
export function linkFields({ image, order, ...rest }: LinkDraft): LinkFields {
  return { ...rest, image: image || null, ...eachOptional((name) => rest[name] || null), order: Number(order) };
}

export function linkErrors(error: unknown): FieldErrors<LinkDraft> | null {
  return fieldErrorsFrom<LinkDraft>(error, messages);
}
