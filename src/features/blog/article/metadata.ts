import type { PostArticle } from '@/data/posts/posts';
import { categoryName } from '@/data/reads/built-in';
import { lastChange } from '@/lib/dates';
import { publisher, type Thing } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { wholeAddress } from '@/site/whole-address';

/** The facts of an article for search engines and link previews. */
export interface ArticleFacts {
  author: string;
  section: string;
  /** ISO 8601. A day begins at midnight UTC. */
  published: string;
  /** ISO 8601. */
  modified: string;
}

export function articleFacts(
  post: Pick<PostArticle, 'author' | 'category' | 'category_name' | 'date' | 'updated_at'>,
): ArticleFacts {
  const published = `${post.date}T00:00:00Z`;
  return {
    author: post.author,
    section: categoryName(post),
    published,
    modified: lastChange(post) ?? published,
  };
}

export function blogPosting(post: PostArticle, siteName: string): Thing {
  const { author, section, published, modified } = articleFacts(post);
  const address = wholeAddress(paths.post(post.slug));
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: wholeAddress(paths.postPicture(post.slug)),
    url: address,
    mainEntityOfPage: address,
    datePublished: published,
    dateModified: modified,
    // The site is the author of an article without a person's byline.
    author:
      author === siteName || author === `${siteName} staff`
        ? { '@type': 'Organization', name: author, url: wholeAddress(paths.home) }
        : { '@type': 'Person', name: author, url: wholeAddress(`${paths.blog}?q=${encodeURIComponent(author)}`) },
    publisher: publisher(siteName),
    articleSection: section,
    inLanguage: 'en',
  };
}
