import type { SiteContent } from '../../src/data/site-content.ts';
import { postsOf } from './posts.ts';

/**
 * The seeded content with this many published posts in place of its own, newest first. Each
 * has a paragraph of its own and, after it, the text of a seeded post: headings, links, pictures.
 */
export function contentOf(seeded: SiteContent, posts: number): SiteContent {
  const made = [...postsOf(1, posts)].map(({ slug, title, excerpt, content, category, author, date }, index) => {
    const model = seeded.posts[index % seeded.posts.length];
    if (!model) throw new Error('The seeds should have a post.');
    const [opening = ''] = content.split('\n\n');
    return {
      id: `post-${index}`,
      slug,
      title,
      excerpt,
      category,
      author,
      date,
      image: model.image,
      read_time: model.read_time,
      updated_at: `${date} 09:00:00+00`,
      // Joined, it is a text of its own in memory, as the database would send it.
      content: [opening, model.content].join('\n\n'),
    };
  });
  return { ...seeded, posts: made.sort((one, other) => other.date.localeCompare(one.date)) };
}
