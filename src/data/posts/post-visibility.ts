/** When a post becomes public, as an ISO 8601 text; '' or null at once. */
interface Published {
  published: boolean;
  publish_at: string | null;
}

/** Is the post published for a time that is still to come? By the clock of this device: the database has its own. */
export function isScheduled({ published, publish_at }: Published): boolean {
  return published && publish_at !== null && Date.parse(publish_at) > Date.now();
}

/** Does a visitor see it? By the clock of this device, too. */
export function isPublic(post: Published): boolean {
  return post.published && !isScheduled(post);
}
