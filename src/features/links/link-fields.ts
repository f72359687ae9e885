import type { LinkFields, StaffLink } from '@/data/links.admin';
import { refusedFields } from '@/data/writes.admin';
import { isHttpUrl, isImageSource } from '@/lib/safe-url';
import { isText, lengthOf } from '@/lib/text-rules';
import type { FieldErrors } from '@/ui/use-form';

/** A link as it is typed. */
export interface LinkDraft {
  title: string;
  url: string;
  category: string;
  image: string;
  description: string;
  order: string;
  active: boolean;
}

export const emptyLink: LinkDraft = {
  title: '',
  url: '',
  category: '',
  image: '',
  description: '',
  order: '0',
  active: true,
};

const words: FieldErrors<LinkDraft> = {
  title: 'Please write a title of at most 200 characters.',
  url: 'Please write an http or https address of at most 2,048 characters, without a user name, spaces or hidden characters.',
  category: 'Please write a category of at most 100 characters.',
  image:
    'Please write an http or https address, or a path on this site such as /images/links/docs.png. A path has no .. in it, an address no user name, and neither has spaces or hidden characters.',
  description: 'Please write at most 1,000 characters.',
  order: 'Please write a whole number between -1,000,000 and 1,000,000.',
};

/** The saved link as a form shows it. */
export function linkDraft({ title, url, category, image, description, order, active }: StaffLink): LinkDraft {
  return { title, url, category, image: image ?? '', description: description ?? '', order: String(order), active };
}

/** What is sent for a draft that was checked. */
export function linkFields({ image, description, order, ...rest }: LinkDraft): LinkFields {
  return { ...rest, image: image || null, description: description || null, order: Number(order) };
}

/** What the database would not take, by the rules of its columns. */
export function checkLink({ title, url, category, image, description, order }: LinkDraft): FieldErrors<LinkDraft> {
  return {
    title: isText(title, 200) ? undefined : words.title,
    url: isHttpUrl(url) ? undefined : words.url,
    category: isText(category, 100) ? undefined : words.category,
    image: image === '' || isImageSource(image) ? undefined : words.image,
    description: lengthOf(description) <= 1000 ? undefined : words.description,
    order: /^-?\d{1,7}$/.test(order) && Math.abs(Number(order)) <= 1_000_000 ? undefined : words.order,
  };
}

/** The words for what the database refused about a link, or null. */
export function linkRefusal(error: unknown): FieldErrors<LinkDraft> | null {
  return refusedFields<LinkDraft>(error, words);
}
