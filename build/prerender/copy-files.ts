import { toCard } from '../../src/data/post-card.ts';
import { dayOfContent, type SiteContent } from '../../src/data/site-content.ts';

/** The copy of the content that src/data/copy-files.ts reads when the service cannot be reached, by file name. */
export function* copyFiles(content: SiteContent): Generator<[name: string, json: string]> {
  const { posts, ...site } = content;
  yield ['data/site.json', JSON.stringify({ ...site, day: dayOfContent(content) })];
  yield ['data/posts.json', JSON.stringify(posts.map(toCard))];
  for (const post of posts) yield [`data/posts/${post.slug}.json`, JSON.stringify(post)];
}
