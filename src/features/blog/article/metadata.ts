import type { PostArticle } from '@/data/posts/posts';
import { categoryName } from '@/data/reads/built-in';
import { lastChange } from '@/lib/dates';
import { publisher, type Thing } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { wholeAddress } from '@/site/whole-address';

/** Article facts for search engines and link previews. */
export interface ArticleFacts {
  author: string;
  section: string;
  /** YYYY-MM-DD */
  published: string;
  /** A day, or an ISO 8601 time. */
  modified: string;
}

export function articleFacts(
  post: Pick<PostArticle, 'author' | 'category' | 'category_name' | 'date' | 'updated_at'>,
): ArticleFacts {
  return {
    author: post.author,
    section: categoryName(post),
    published: post.date,
    modified: lastChange(post) ?? post.date,
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
    // Articles without a byline of a person are the site's own.
    author: { '@type': author === siteName ? 'Organization' : 'Person', name: author },
    publisher: publisher(siteName),
    articleSection: section,
    inLanguage: 'en',
  };
}
