/** The moment when a post becomes public is an ISO 8601 text; '' or null means at once. */
interface Published {
  published: boolean;
  publish_at: string | null;
}

/** Says whether the post has a schedule in the future, by the clock of this device. The database uses another clock. */
export function isScheduled({ published, publish_at }: Published): boolean {
  return published && publish_at !== null && Date.parse(publish_at) > Date.now();
}

/** Says whether a visitor sees the post, also by the clock of this device. */
export function isPublic(post: Published): boolean {
  return post.published && !isScheduled(post);
}
