import type { PostArticle } from '@/data/posts';
import { publisher, type Thing } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import { wholeAddress } from '@/lib/site-address';
import { articleFacts } from './article-facts';

/** An article, in the words of schema.org. */
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
    author: { '@type': 'Person', name: author },
    publisher: publisher(siteName),
    articleSection: section,
    inLanguage: 'en',
  };
}
