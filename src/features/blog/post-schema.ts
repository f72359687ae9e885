import * as v from 'valibot';
import type { EditedPost } from '@/data/posts.admin';
import { fieldErrorsFrom } from '@/data/writes.admin';
import { isDay } from '@/lib/dates';
import { field, insecurePicture, isInsecure, picture, requiredText } from '@/lib/form-rules';
import { isSlug } from '@/lib/slugify';
import type { FieldErrors } from '@/ui/form/fields';
import { postLines } from './markdown';
import { postPlaceholder } from './post-parts';

const messages = {
  title: 'Please write a title of at most 200 characters.',
  slug: 'Please write lower-case letters a to z, digits and underscores, with single hyphens between them.',
  excerpt: 'Please write an excerpt of at most 1,000 characters.',
  content: 'Please write the article, at most 200,000 characters.',
  image:
    'Please write a path on this site such as /images/blog/gba-sp-second-look.svg, or an http or https address. A path has no .. in it, an address no user name, and neither has spaces or hidden characters.',
  category: 'Please choose a category that exists.',
  author: 'Please write an author of at most 100 characters.',
  date: 'Please choose a day between 1900 and 2999.',
  read_time: 'Please write a read time of at most 50 characters, such as 5 min.',
};

export const slugTaken = 'Another post has this slug already. Please choose a different one.';

const isPostDay = (day: string) => isDay(day) && day >= '1900-01-01' && day <= '2999-12-31';

export const postSchema = v.object({
  title: requiredText(200, messages.title, 'Enter a title.'),
  slug: field(isSlug, messages.slug),
  excerpt: requiredText(1000, messages.excerpt, 'Enter an excerpt.'),
  content: v.pipe(
    requiredText(200_000, messages.content, 'Write the article.'),
    v.check(
      (content) => !postLines(content).some((line) => line.kind === 'image' && isInsecure(line.src)),
      insecurePicture,
    ),
  ),
  image: picture(messages.image, 'Enter a featured image.'),
  category: field((slug) => slug !== '', messages.category),
  author: requiredText(100, messages.author, 'Enter an author.'),
  date: field(isPostDay, messages.date, 'Choose a date.'),
  read_time: requiredText(50, messages.read_time, 'Enter a read time.'),
  published: v.boolean(),
});

export type PostDraft = v.InferOutput<typeof postSchema>;

export const postLabels: Record<keyof PostDraft, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  image: 'Featured Image',
  category: 'Category',
  author: 'Author',
  date: 'Date',
  read_time: 'Read Time',
  published: 'Publish immediately',
};

/** A post that nobody has written yet. @param today YYYY-MM-DD */
export function newPost(today: string): PostDraft {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    image: postPlaceholder,
    category: 'history',
    author: '',
    date: today,
    read_time: '5 min',
    published: false,
  };
}

export function postDraft(post: EditedPost): PostDraft {
  const { title, slug, excerpt, content, image, category, author, date, read_time, published } = post;
  return { title, slug, excerpt, content, image, category, author, date, read_time, published };
}

/** Under which name the device keeps what is typed about a post; without an id, about a new one. */
export function postDraftKey(id = 'new'): string {
  return `posts.${id}`;
}

export function postErrors(error: unknown): FieldErrors<PostDraft> | null {
  return fieldErrorsFrom<PostDraft>(error, messages, { slug: slugTaken });
}
