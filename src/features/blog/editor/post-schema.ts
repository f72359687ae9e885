import { placeholders } from '@/site/pictures';
import * as v from 'valibot';
import type { EditedPost, PostFields } from '@/data/posts/posts.admin';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import { isDay } from '@/lib/dates';
import { field, insecurePicture, isInsecure, picture, requiredText } from '@/lib/form-rules';
import { isSlug } from '@/lib/slugify';
import type { FieldErrors } from '@/ui/form/fields';
import { pictureAddresses } from './picture-problems';
import { isSupportedDate } from '@/features/blog/schedule';

const messages = {
  title: 'Enter a title (up to 200 characters).',
  slug: 'Use lowercase letters, digits and underscores, separated by single hyphens, such as game-boy-light.',
  excerpt: 'Enter an excerpt (up to 1,000 characters).',
  content: 'Write the article (up to 200,000 characters).',
  image:
    'Enter a path on this site, such as /images/blog/gba-sp-second-look.svg, or an https address. A path can’t contain .., an address can’t contain a user name, and neither can contain spaces or hidden characters.',
  category: 'Choose a category from the list.',
  consoles: 'One of these consoles has been deleted. Remove it, then save again.',
  author: 'Enter an author (up to 100 characters).',
  date: 'Choose a date between 1900 and 2999.',
  read_time: 'Enter a read time (up to 50 characters), such as 5 min.',
  publish_at: 'Choose a time between 1900 and 2999, or leave it empty.',
};

export const slugTaken = 'Another post already uses this slug. Choose a different one.';

const isPostDay = (day: string) => isDay(day) && day >= '1900-01-01' && day <= '2999-12-31';

export const postSchema = v.object({
  title: requiredText(200, messages.title, 'Enter a title.'),
  slug: field(isSlug, messages.slug),
  excerpt: requiredText(1000, messages.excerpt, 'Enter an excerpt.'),
  content: v.pipe(
    requiredText(200_000, messages.content, 'Write the article.'),
    v.check((content) => !pictureAddresses(content).some(isInsecure), insecurePicture),
  ),
  image: picture(messages.image, 'Enter a featured image.'),
  category: field((slug) => slug !== '', messages.category),
  /** The ids of the consoles, sorted. */
  consoles: v.array(v.string()),
  author: requiredText(100, messages.author, 'Enter an author.'),
  date: field(isPostDay, messages.date, 'Choose a date.'),
  read_time: requiredText(50, messages.read_time, 'Enter a read time.'),
  published: v.boolean(),
  publish_at: field((moment) => moment === '' || isSupportedDate(moment), messages.publish_at),
});

export type PostDraft = v.InferOutput<typeof postSchema>;

export const postLabels: Record<keyof PostDraft, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  image: 'Featured Image',
  category: 'Category',
  consoles: 'Consoles',
  author: 'Author',
  date: 'Date',
  read_time: 'Read Time',
  published: 'Publish immediately',
  publish_at: 'Publish at',
};

/** @param today YYYY-MM-DD */
export function newPost(today: string): PostDraft {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    image: placeholders.post,
    category: 'history',
    consoles: [],
    author: '',
    date: today,
    read_time: '5 min',
    published: false,
    publish_at: '',
  };
}

export function postDraft(post: EditedPost): PostDraft {
  const { title, slug, excerpt, content, image, category, consoles, author, date, read_time, published, publish_at } =
    post;
  return {
    ...{ title, slug, excerpt, content, image, category, consoles, author, date, read_time, published },
    publish_at: momentDraft(publish_at),
  };
}

/** Converts the moment of a row for the form. '' means no moment. */
export function momentDraft(moment: unknown): string {
  return typeof moment === 'string' ? new Date(moment).toISOString() : '';
}

/** Converts a draft for the database. A post without a moment is public at once after publishing. */
export function postFields(draft: PostDraft): PostFields {
  return { ...draft, publish_at: draft.publish_at || null };
}

export function postDraftKey(id = 'new'): string {
  return `posts.${id}`;
}

export function postErrors(error: unknown): FieldErrors<PostDraft> | null {
  return fieldErrorsFrom<PostDraft>(error, messages, { slug: slugTaken });
}
