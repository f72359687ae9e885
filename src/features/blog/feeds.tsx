import { paths } from '@/site/paths';

interface FeedsProps {
  category?: { slug: string; name: string };
}

/** Names the feeds of a category for feed readers. index.html names the feeds of the whole site. */
export function FeedLinks({ category: { slug, name } }: Required<FeedsProps>) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={name} href={paths.categoryRss(slug)} />
      <link rel="alternate" type="application/feed+json" title={name} href={paths.categoryJsonFeed(slug)} />
    </>
  );
}

export function Follow({ category }: FeedsProps) {
  return (
    <aside
      aria-labelledby="follow"
      className="mx-auto mt-section max-w-reading rounded-card border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <h2 id="follow" className="flex items-center gap-2.5 text-heading">
        <FeedIcon />
        Follow
      </h2>
      <p className="mt-2 text-muted">
        A feed brings every new article to your feed reader, without an account or a newsletter. Give the reader one of
        these addresses:
      </p>
      <ul className="mt-3">
        <Feed name="All articles" rss={paths.rss} json={paths.jsonFeed} />
        {category && (
          <Feed
            name={category.name}
            rss={paths.categoryRss(category.slug)}
            json={paths.categoryJsonFeed(category.slug)}
          />
        )}
      </ul>
    </aside>
  );
}

function Feed({ name, rss, json }: { name: string; rss: string; json: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5">
      <span dir="auto" className="grow">
        {name}
      </span>
      <FeedAddress kind="RSS" name={name} address={rss} />
      <FeedAddress kind="JSON Feed" name={name} address={json} />
    </li>
  );
}

function FeedAddress({ kind, name, address }: { kind: string; name: string; address: string }) {
  return (
    <a
      href={address}
      className="inline-flex min-h-touch min-w-touch items-center underline underline-offset-4 hover:text-accent"
    >
      <span>{kind}</span>
      <span className="sr-only">{`: ${name}`}</span>
    </a>
  );
}

function FeedIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M4 18.5h3" />
    </svg>
  );
}
