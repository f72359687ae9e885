import { Link } from 'react-router-dom';
import { useEffect, useState, type ReactNode } from 'react';
import { LatestArticles } from '@/features/blog/list/latest-articles';
import { FeaturedConsole } from '@/features/consoles/of-the-month/featured-console';
import { Hero } from '@/features/consoles/hero';
import { TimelineCarousel } from '@/features/timeline/timeline-carousel';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { ToolStrip } from '@/features/tools/tool-strip';
import { useSiteSettings, type SiteSettings } from '@/data/site/settings';
import { paths } from '@/site/paths';
import { HydratesApart, useInBrowser } from '@/ui/hydration';
import { useListAddress } from '@/ui/use-list-address';
import { buttonClass } from '@/ui/button';
import { publisher, type Thing } from '@/site/schema-org';
import { wholeAddress } from '@/site/whole-address';
import { WholeListNote } from '@/ui/whole-list-note';

/** The articles wait this long for the page size in the settings. */
const settingsTimeoutMs = 1000;

export function HomeScreen() {
  const { settings } = useSiteSettings();
  return (
    <>
      <PageHead />
      <Hero />
      <Section id="handheld-evolution" title="Handheld Evolution">
        <TimelineCarousel />
      </Section>
      <Section
        id="console-of-month"
        title="Console of the Month"
        action={
          <Link to={paths.consolesOfMonth} className={buttonClass('quiet')}>
            Past Consoles
          </Link>
        }
      >
        <FeaturedConsole />
      </Section>
      <Section
        id="tools"
        title="Try the tools"
        action={
          <Link to={paths.tools} className={buttonClass('quiet')}>
            All tools
          </Link>
        }
      >
        <ToolStrip />
      </Section>
      <Section
        id="latest-articles"
        title="Latest Articles"
        action={
          <Link to={paths.blog} className={buttonClass('quiet')}>
            View All Articles
          </Link>
        }
      >
        <WholeListNote keys={[]} paged />
        <PagedArticles />
      </Section>
      <JsonLd things={[webSite(settings)]} />
    </>
  );
}

function PagedArticles() {
  const { settings, isPending } = useSiteSettings();
  const timedOut = useElapsed(settingsTimeoutMs);
  const address = useListAddress();
  // Before hydration, a link to a page loads a document. The anchor then scrolls to the list.
  const anchor = useInBrowser(() => '', '#latest-articles');
  return (
    <LatestArticles
      page={address.page}
      pageSize={isPending && !timedOut ? undefined : settings.itemsPerPage}
      hrefTo={(page) => address.hrefTo(page) + anchor}
    />
  );
}

function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setElapsed(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}

interface SectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** In a prerendered page each section hydrates separately. */
function Section({ id, title, action, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mx-auto max-w-page px-gutter py-section">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2 id={`${id}-title`} className="text-headline">
          {title}
        </h2>
        {action}
      </div>
      <HydratesApart>{children}</HydratesApart>
    </section>
  );
}

function webSite({ siteName, siteDescription }: SiteSettings): Thing {
  return {
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: wholeAddress(paths.home),
    inLanguage: 'en',
    publisher: publisher(siteName),
  };
}
