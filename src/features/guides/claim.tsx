import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { checkedOn, modelNames, type Claim, type GuideSource, type ModelSlug } from '@/data/guides/claim';
import { formatDay } from '@/lib/dates';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { SourceLink, sourceLinkClass } from '@/ui/source-link';

interface ClaimTextProps {
  claim: Claim;
  /** All sources of the page (sourcesOf). */
  listed: readonly GuideSource[];
}

/** What a claim says, with the numbers of its sources. */
export function ClaimText({ claim, listed }: ClaimTextProps) {
  return (
    <>
      <span>{claim.says}</span>
      <SourceMarks sources={claim.sources} listed={listed} />
    </>
  );
}

interface SourceMarksProps {
  sources: readonly GuideSource[];
  listed: readonly GuideSource[];
}

export function SourceMarks({ sources, listed }: SourceMarksProps) {
  const numbers = sources.map(({ url }) => listed.findIndex((each) => each.url === url) + 1);
  return (
    <sup className="ml-1 space-x-1.5 text-xs">
      {numbers.map((number) => (
        <a
          key={number}
          href={`#source-${number}`}
          aria-label={`Source ${number}`}
          className="px-0.5 py-2 text-muted no-underline"
        >
          {number}
        </a>
      ))}
    </sup>
  );
}

/** The consoles that a claim is about, each a link to its page. */
export function ModelLinks({ models }: { models: readonly ModelSlug[] }) {
  return models.map((slug, index) => (
    <Fragment key={slug}>
      {index > 0 && <span>{', '}</span>}
      <Link to={paths.console(slug)} className={`${loneLinkClass} ${sourceLinkClass}`}>
        {modelNames[slug]}
      </Link>
    </Fragment>
  ));
}

/** The sources of a page, as the marks number them. */
export function SourceList({ listed }: { listed: readonly GuideSource[] }) {
  return (
    <section aria-labelledby="sources" className="mt-section">
      <h2 id="sources" className="text-title">
        Sources
      </h2>
      <p className="mt-3 mb-4 text-sm text-muted">{`Read on ${formatDay(checkedOn)}, some as stored copies.`}</p>
      <ol className="list-decimal space-y-1 pl-8 text-sm">
        {listed.map(({ title, url }, index) => (
          <li key={url} id={`source-${index + 1}`} className="scroll-mt-24 wrap-anywhere target:bg-sunken">
            <SourceLink title={title} url={url} isItem />
          </li>
        ))}
      </ol>
    </section>
  );
}
