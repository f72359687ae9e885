import type { ConsoleCard } from './consoles';
import type { PostArticle, PostCard, PostPage } from './posts';
import type { SiteContent } from './site-content';

/** What the copy of a build is kept in: files for a browser, memory for the build itself. */
export interface CopyFiles {
  /** Everything but the posts, and the day of its newest change as YYYY-MM-DD. @throws when it cannot be had. */
  site: () => Promise<Omit<SiteContent, 'posts'> & { day: string }>;
  /** All posts without their texts, newest first. @throws when they cannot be had. */
  cards: () => Promise<PostCard[]>;
  /** A post; undefined when there was none at the time. @throws when it cannot be had. */
  post: (slug: string) => Promise<PostArticle | undefined>;
}

/** Gives out of a copy what the reads of the database give. */
export type Copy = ReturnType<typeof createCopy>;

/** Reads a copy. */
export function createCopy(files: CopyFiles) {
  return {
    day: async () => (await files.site()).day,
    settings: async () => (await files.site()).settings,
    socialLinks: async () => (await files.site()).socialLinks,
    links: async () => (await files.site()).links,
    categories: async () => (await files.site()).categories,
    featured: async () => (await files.site()).featured,
    console: async (slug: string) => (await files.site()).consoles.find((console) => console.slug === slug),
    catalogue: async (text: string, era: string) =>
      (await files.site()).consoles
        .filter(
          ({ name, description, color }) =>
            containsInOrder(text.split('*'), name, description) && (!era || color === era),
        )
        .map(toCard),
    post: files.post,
    latestPosts: async (count: number) => (await files.cards()).slice(0, count),
    postPage: async (page: number, size: number, text: string, category: string): Promise<PostPage> => {
      const all = await files.cards();
      const found = all.filter(
        (post) => contains(text, post.title, post.excerpt, post.author) && (!category || post.category === category),
      );
      const last = Math.max(1, Math.ceil(found.length / size));
      const given = Math.min(page, last);
      return { posts: found.slice((given - 1) * size, given * size), total: found.length, page: given };
    },
  };
}

/** Is the text in one of these, whatever the case? */
function contains(text: string, ...searched: string[]): boolean {
  return containsInOrder([text], ...searched);
}

/** Are these parts of a text in them, one behind the other, whatever the case? */
function containsInOrder(parts: string[], ...searched: string[]): boolean {
  const text = searched.join('\n').toLowerCase();
  let end = 0;
  return parts.every((part) => {
    const start = text.indexOf(part.toLowerCase(), end);
    end = start + part.length;
    return start >= 0;
  });
}

function toCard({ id, slug, name, year, description, image, color }: ConsoleCard): ConsoleCard {
  return { id, slug, name, year, description, image, color };
}
