import { Link } from 'react-router-dom';
import { wants } from '@/data/guides/buying';
import { checks } from '@/data/guides/checks';
import { sourcesOf } from '@/data/guides/claim';
import { ClaimSections } from '@/features/guides/claim-sections';
import { SourceList } from '@/features/guides/claim-text';
import { ReadOn } from '@/features/guides/read-on';
import { WantTable } from '@/features/guides/want-table';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { sourceLinkClass } from '@/ui/source-link';

export { buyableConsoles } from '@/data/consoles/buyable-consoles';

const title = 'Buying guide: which handheld for what';
const listed = sourcesOf([...wants, ...checks.flatMap(({ claims }) => claims)]);

const links = [
  [paths.compatibility, 'What plays on what'],
  [paths.compare, 'Compare consoles at true size'],
  [paths.identify, 'Which one do I have?'],
  [paths.repair, 'Repair and care'],
  [paths.post('spotting-fake-gba-cartridges'), 'Real or fake? Checking an Advance cartridge'],
  [paths.post('imports-regions-and-closed-shops'), 'Imports, region locks and closed shops'],
  [paths.post('why-old-saves-vanish'), 'Why old saves vanish'],
] as const;

export function BuyingGuideScreen() {
  return (
    <PageFrame>
      <PageHead
        title={title}
        description="Which Nintendo handheld to buy for which games, and what to check before you pay: hinge, screen, battery, shell, region, buttons and chargers, with sources."
      />
      <PageHeader title={title}>The answers first. Then what to look at before you pay.</PageHeader>
      <section aria-labelledby="which-one">
        <h2 id="which-one" className="mb-4 text-title">
          Which one for what
        </h2>
        <WantTable listed={listed} />
        <p className="mt-4 max-w-prose text-sm text-pretty text-muted">
          {'What plays on what, light, screen, weight and batteries come from our catalogue: '}
          <Link to={paths.compatibility} className={sourceLinkClass}>
            What plays on what
          </Link>
          {' and the console pages name the source of each fact. The choice is ours.'}
        </p>
      </section>
      <section aria-labelledby="before-you-pay" className="mt-section">
        <h2 id="before-you-pay" className="text-title">
          Check before you pay
        </h2>
        <p className="mt-3 max-w-prose text-pretty">
          Every check names the models for which our sources report the fault. Others may have it too.
        </p>
        <ClaimSections sections={checks} listed={listed} />
      </section>
      <section aria-labelledby="prices" className="mt-section max-w-prose">
        <h2 id="prices" className="text-title">
          Prices
        </h2>
        <p className="mt-3 text-pretty">
          {'We give no current prices: they change from week to week, and we have no source that stays true. '}
          <Link to={paths.post('what-they-cost-then-and-now')} className={sourceLinkClass}>
            What they cost then
          </Link>
          {' has the launch prices, in the money of today.'}
        </p>
      </section>
      <ReadOn links={links} />
      <SourceList listed={listed} />
      <JsonLd things={[breadcrumbs(['Buying guide', paths.buying])]} />
    </PageFrame>
  );
}
