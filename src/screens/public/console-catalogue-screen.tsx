import { Link } from 'react-router-dom';
import { choiceOf } from '@/data/consoles/found-consoles';
import { scope } from '@/data/consoles/scope';
import { CompareTray } from '@/features/consoles/compare/compare-tray';
import { ConsoleFinder } from '@/features/consoles/catalogue/console-finder';
import { ConsoleGrid } from '@/features/consoles/catalogue/console-grid';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';

/** The route's loader uses these functions. */
export { choiceOf, foundConsoles } from '@/data/consoles/found-consoles';

const related = [
  [paths.compare, 'Compare'],
  [paths.compatibility, 'What plays on what'],
  [paths.openData, 'Open data'],
] as const;

export function ConsoleCatalogueScreen() {
  const address = useListAddress();
  const choice = choiceOf(address.get);
  const { hrefTo, hrefWith, choose, reset } = address;
  return (
    <PageFrame>
      <PageHead
        title="Nintendo handheld consoles"
        description="Nintendo’s handhelds from the Game Boy of 1989 to the Switch Lite of 2019: release years, specifications and drawings."
      />
      <PageHeader title="Console catalogue">{`${scope}. Pick one for its story and specs.`}</PageHeader>
      <nav aria-label="More about the consoles" className="-mt-6 mb-5">
        <ul className="flex flex-wrap gap-x-6">
          {related.map(([to, text]) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-touch items-center font-semibold text-accent underline underline-offset-4"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ConsoleFinder
        choice={choice}
        page={address.page}
        onSearch={(q) => address.refine({ q })}
        onChoose={choose}
        hrefWith={hrefWith}
      />
      <ConsoleGrid choice={choice} page={address.page} hrefTo={hrefTo} hrefWith={hrefWith} onReset={reset} />
      <CompareTray />
      <JsonLd things={[breadcrumbs(['Consoles', paths.consoles])]} />
    </PageFrame>
  );
}
