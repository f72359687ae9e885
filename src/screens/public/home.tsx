import { LatestArticles } from '@/features/blog/latest-articles';
import { FeaturedConsole } from '@/features/consoles/featured-console';
import { Hero } from '@/features/consoles/hero';
import { TimelineCarousel } from '@/features/consoles/timeline-carousel';
import { PageHead } from '@/features/settings/page-head';
import { webSite } from '@/features/settings/site-json-ld';
import { useSiteSettings } from '@/features/settings/use-site-settings';
import { paths } from '@/lib/paths';
import { Link } from 'react-router-dom';
import { useElapsed } from '@/ui/use-elapsed';
import { WholeListNote } from '@/ui/filter-form';
import { useListAddress } from '@/ui/use-list-address';
import { buttonClass } from '@/ui/button';
import { JsonLd } from '@/ui/json-ld';
import { Section } from '@/ui/section';

/** How long the articles wait for the settings, which only tell how many go on a page. */
const patienceMilliseconds = 1000;

/** Home: hero, timeline, Console of the Month, latest articles. */
export function HomeScreen() {
  const { settings, isPending } = useSiteSettings();
  const impatient = useElapsed(patienceMilliseconds);
  const address = useListAddress();
  return (
    <>
      <PageHead />
      <Hero />
      <Section id="handheld-evolution" title="Handheld Evolution">
        <TimelineCarousel />
      </Section>
      <Section id="console-of-month" title="Console of the Month">
        <FeaturedConsole />
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
        <WholeListNote paged />
        <LatestArticles
          page={address.page}
          pageSize={isPending && !impatient ? undefined : settings.itemsPerPage}
          // For a browser that goes there itself.
          hrefTo={(page) => `${address.hrefTo(page)}#latest-articles`}
        />
      </Section>
      <JsonLd things={[webSite(settings)]} />
    </>
  );
}
