import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { postRelations, type PostRelations } from '@/data/posts/post-relations';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { PageLink } from '@/ui/page-link';
import { PostGrid } from '@/features/blog/list/post-grid';

interface PostEndProps {
  slug: string;
}

/**
 * Shows the consoles of an article, its neighbours, related articles, and more articles about the same consoles.
 * Renders nothing while the data loads.
 */
export function PostEnd({ slug }: PostEndProps) {
  const { data } = useQuery(postRelations(slug));
  if (!data) return null;
  const { consoles, previous, next, related, same_consoles: more } = data;
  return (
    <div className="print:hidden">
      {consoles.length > 0 && <ArticleConsoles consoles={consoles} />}
      {(previous ?? next) && (
        <nav
          aria-label="Other articles"
          className="mx-auto mt-section grid max-w-4xl gap-4 border-t border-line pt-8 sm:grid-cols-2"
        >
          {previous && <OtherArticle side="Previous" article={previous} />}
          {next && <OtherArticle side="Next" article={next} />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related-articles" className="mt-section border-t border-line pt-12">
          <h2 id="related-articles" className="mb-8 text-title">
            Related Articles
          </h2>
          {/* Only the picture of the open post takes part in the view transition. */}
          <div className="[&_.shown-picture]:[view-transition-name:none]">
            <PostGrid posts={related} headingLevel={3} wide />
          </div>
        </section>
      )}
      {more.length > 0 && <MoreAbout consoles={consoles} articles={more} />}
    </div>
  );
}

interface MoreAboutProps {
  consoles: PostRelations['consoles'];
  articles: PostRelations['same_consoles'];
}

function MoreAbout({ consoles, articles }: MoreAboutProps) {
  const [first, second] = consoles;
  return (
    <section aria-labelledby="more-about" className="mt-section border-t border-line pt-12">
      <h2 id="more-about" className="mb-8 text-title">
        {first && !second ? `More about the ${first.name}` : 'More about these consoles'}
      </h2>
      <ul className="space-y-2">
        {articles.map(({ slug, title }) => (
          <li key={slug} dir="auto">
            <Link
              to={paths.post(slug)}
              className={`${loneLinkClass} underline decoration-control underline-offset-4 wrap-anywhere hover:text-accent`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleConsoles({ consoles }: Pick<PostRelations, 'consoles'>) {
  return (
    <nav aria-labelledby="article-consoles" className="mx-auto mt-10 max-w-reading">
      <p id="article-consoles" className="text-label text-muted">
        Consoles in this article
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {consoles.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.console(slug)}
              className="flex min-h-touch items-center rounded-full border border-control bg-surface px-4 text-sm font-semibold hover:border-accent hover:text-accent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OtherArticleProps {
  side: 'Previous' | 'Next';
  article: { slug: string; title: string };
}

function OtherArticle({ side, article: { slug, title } }: OtherArticleProps) {
  return (
    <PageLink
      to={paths.post(slug)}
      className={`group flex flex-col gap-1 rounded-card border border-line bg-surface p-4 wrap-anywhere hover:border-accent ${side === 'Next' ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className="text-label text-muted">{`${side} article`}</span>{' '}
      <span dir="auto" className="font-semibold group-hover:text-accent">
        {title}
      </span>
    </PageLink>
  );
}
