import type { EditedPost, PostFields } from '@/data/posts.admin';
import { refusedFields } from '@/data/writes.admin';
import { isDay } from '@/lib/dates';
import { isImageSource } from '@/lib/safe-url';
import { isSlug } from '@/lib/slugify';
import { isText } from '@/lib/text-rules';
import type { FieldErrors } from '@/ui/use-form';
import { postPlaceholder } from './post-picture';

export type PostDraft = PostFields;

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

/** The saved post as the form shows it. */
export function postDraft(post: EditedPost): PostDraft {
  const { title, slug, excerpt, content, image, category, author, date, read_time, published } = post;
  return { title, slug, excerpt, content, image, category, author, date, read_time, published };
}

/** Under which name the device keeps what is typed about a post; without an id, about a new one. */
export function postForm(id = 'new'): string {
  return `posts.${id}`;
}

/** What each field is called. */
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

const words: FieldErrors<PostDraft> = {
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

/** Said when another post has the slug. */
export const slugTaken = 'Another post has this slug already. Please choose a different one.';

/** What the database would not take, by the rules of its columns. */
export function checkPost(draft: PostDraft): FieldErrors<PostDraft> {
  const { title, slug, excerpt, content, image, category, author, date, read_time } = draft;
  return {
    title: isText(title, 200) ? undefined : words.title,
    slug: isSlug(slug) ? undefined : words.slug,
    excerpt: isText(excerpt, 1000) ? undefined : words.excerpt,
    content: isText(content, 200_000) ? undefined : words.content,
    image: isImageSource(image) ? undefined : words.image,
    category: category ? undefined : words.category,
    author: isText(author, 100) ? undefined : words.author,
    date: isDay(date) && date >= '1900-01-01' && date <= '2999-12-31' ? undefined : words.date,
    read_time: isText(read_time, 50) ? undefined : words.read_time,
  };
}

/** The words for what the database refused about a post, or null. */
export function postRefusal(error: unknown): FieldErrors<PostDraft> | null {
  return refusedFields<PostDraft>(error, words, { slug: slugTaken });
}
