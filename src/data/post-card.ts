import type { PostCard } from './posts';

/** What a list shows of a post, and nothing else of it. */
export function toCard({ id, slug, title, excerpt, image, category, author, date, read_time }: PostCard): PostCard {
  return { id, slug, title, excerpt, image, category, author, date, read_time };
}
