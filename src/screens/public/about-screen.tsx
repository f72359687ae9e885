import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leftOut, scope } from '@/data/consoles/scope';
import { CorrectionsLog } from '@/features/about/corrections-log';
import { Licences } from '@/features/legal/licences';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { ExternalLink } from '@/ui/external-link';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export function AboutScreen() {
  return (
    <PageFrame>
      <PageHead
        title="About"
        description="Which consoles Handheld Legacy covers, how it checks its facts, who writes and draws, how to report a mistake, and the log of corrections."
      />
      <PageHeader title="About">{`An independent fan site about ${scope}.`}</PageHeader>
      <div className="max-w-3xl space-y-12">
        <Part id="scope" title="What we cover">
          <p>
            We cover nineteen consoles of five families: Game Boy, Game Boy Advance, DS, 3DS and Switch, up to the
            Switch Lite of 2019. Revised versions share the page of their model. Five other Nintendo machines stay
            outside:
          </p>
          <ul className="list-disc space-y-2 pl-6">
            {leftOut.map(({ name, year, why, source }) => (
              <li key={name}>
                <strong>{`${name} (${year}).`}</strong> <span>{why}</span>{' '}
                <ExternalLink href={source.url} className={linkClass}>
                  {source.title}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="How facts are checked">
          <p>
            Facts are collected first, each with a note on how sure it is and with its source where there is one. A fact
            counts as certain when a primary or technical source has it, or when several others agree. One secondary
            source makes it less certain; a weak source, or none, makes it doubtful. The articles and the console pages
            are written from that collection, and an article’s claims are compared with it again before the text
            appears. The first twelve were checked that way only after they had appeared: most of the{' '}
            <a href="#corrections" className={linkClass}>
              corrections
            </a>{' '}
            come from that check.
          </p>
          <p>
            On a console page, each known value under ‘In detail’, ‘Releases and prices’ and ‘Plays’ carries the numbers
            of its sources. Where we have none, it says ‘no source’. The story and the short ‘Technical Specifications’
            above them name no sources of their own. ‘What sets it apart’ is in our own words and names the sources of
            the facts in it. Where sources disagree, about a battery or a launch price for example, we say so and give
            the figures. Where a source only lets us infer a value, its title in the list begins with ‘Inferred’.
          </p>
          <p>Many sources were read as stored copies, so a link may have moved or died since.</p>
        </Part>
        <Part title="Who writes and draws">
          <p>
            The articles appear under the name of the site, because no single author stands behind them. None of them
            claims time spent with a machine or a game. Game reviews rest on published accounts and records, and say so
            early on.
          </p>
          <p>
            There are no photographs. The consoles are drawn by a program, in millimetres. Width and height come from
            published measurements, except that for the 2DS, the New 3DS and the New 2DS XL we can’t name the source,
            and the last two are approximate. Most screens are sized by their published diagonal. A folding console is
            shown open, with both halves flat, so its height depends on where we place the hinge. The place of hinges,
            buttons and speakers has no published measurement behind it, and details can be off. The pictures on the
            screens are made up. The <Inner to={paths.charts}>charts</Inner> are drawn from the same facts as the
            articles.
          </p>
        </Part>
        <Part title="How to report a mistake">
          <p>
            On a console page, use ‘Wrong? Tell us’ beside the part in question. For anything else, use the{' '}
            <Inner to={paths.contact}>contact page</Inner>. A source helps most: a title, a link or a page number.
          </p>
          <p>
            When something was wrong, we change it and add a line to the log below, with the date, the place, what was
            wrong and what it says now.
          </p>
        </Part>
        <Part title="Licences and names">
          <Licences />
        </Part>
      </div>
      <section aria-labelledby="corrections" className="mt-section">
        <h2 id="corrections" className="mb-6 scroll-mt-24 text-title">
          Corrections
        </h2>
        <CorrectionsLog />
      </section>
      <JsonLd things={[breadcrumbs(['About', paths.about])]} />
    </PageFrame>
  );
}

interface PartProps {
  id?: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className="space-y-4">
      <h2 id={id} className="scroll-mt-24 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

const linkClass = 'underline underline-offset-4 hover:text-accent';

function Inner({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={linkClass}>
      {children}
    </Link>
  );
}
