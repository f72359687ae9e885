import type { Category } from './categories';
import type { FeaturedConsole } from './console-of-month';
import type { Console } from './consoles';
import type { UsefulLink } from './links';
import type { PostArticle } from './posts';
import type { SiteSettings } from './settings';
import type { SocialLink } from './social-links';

/** Everything of the database that a visitor may read, as it was at one moment: what a build is made from. */
export interface SiteContent {
  /** Null when there is no row: the built-in defaults hold. */
  settings: SiteSettings | null;
  /** The active ones, by platform. */
  socialLinks: SocialLink[];
  /** The active ones, in their order. */
  links: UsefulLink[];
  /** Of the blog, by name. */
  categories: Category[];
  /** Oldest first. */
  consoles: Console[];
  featured: FeaturedConsole | null;
  /** The published ones, newest first. */
  posts: PostArticle[];
}

/** The day of the newest change in it, as YYYY-MM-DD; '' when it holds nothing with a date. */
export function dayOfContent({ consoles, posts }: Pick<SiteContent, 'consoles' | 'posts'>): string {
  const times = [...consoles, ...posts].map((row) => row.updated_at.slice(0, 10));
  return times.sort().at(-1) ?? '';
}
