import type { SiteContent } from '../src/data/site-content.ts';

/** The copy of the content that src/data/copy-files.ts reads when the service cannot be reached, by file name. */
export function* copyFiles({ posts, ...site }: SiteContent): Generator<[name: string, json: string]> {
  yield ['data/site.json', JSON.stringify(site)];
  yield ['data/posts.json', JSON.stringify(posts.map(({ content: _text, updated_at: _time, ...card }) => card))];
  for (const post of posts) yield [`data/posts/${post.slug}.json`, JSON.stringify(post)];
}
