/** `publish_at` is the moment when a post becomes public, as ISO 8601 text. '' or null means at once. */
interface Published {
  published: boolean;
  publish_at: string | null;
}

/** Says whether the post's schedule lies in the future, by this device's clock. The database's clock may differ. */
export function isScheduled({ published, publish_at }: Published): boolean {
  return published && publish_at !== null && Date.parse(publish_at) > Date.now();
}

/** Says whether visitors see the post, by this device's clock. */
export function isPublic(post: Published): boolean {
  return post.published && !isScheduled(post);
}
