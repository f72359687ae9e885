import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { checkedOn, modelNames, type Claim, type GuideSource, type ModelSlug } from '@/data/guides/claim';
import { formatDay } from '@/lib/dates';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { SourceLink, sourceLinkClass } from '@/ui/source-link';
import { SourceMarks } from '@/ui/source-marks';

interface ClaimTextProps {
  claim: Claim;
  /** All sources of the page (sourcesOf). */
  listed: readonly GuideSource[];
}

export function ClaimText({ claim, listed }: ClaimTextProps) {
  return (
    <>
      <span>{claim.text}</span>
      <ClaimMarks sources={claim.sources} listed={listed} />
    </>
  );
}

interface ClaimMarksProps {
  sources: readonly GuideSource[];
  listed: readonly GuideSource[];
}

export function ClaimMarks({ sources, listed }: ClaimMarksProps) {
  const numbers = sources.map(({ url }) => listed.findIndex((each) => each.url === url) + 1);
  return <SourceMarks numbers={numbers} />;
}

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

/** Lists the sources of a page, numbered like the marks. */
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
