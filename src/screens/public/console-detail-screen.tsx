import { consoleRelations, cachedConsole } from '@/data/consoles/console-page';
import { consoleBySlug, type ConsolePage } from '@/data/consoles/consoles';
import { CompareTray } from '@/features/consoles/compare/compare-tray';
import { ConsoleDossier } from '@/features/consoles/page/console-dossier';
import { consoleProduct } from '@/features/consoles/page/product';
import { ConsoleSheet } from '@/features/consoles/page/console-sheet';
import { ConsoleNeighbours } from '@/features/consoles/page/console-neighbours';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button';
import { NotFoundNotice, PageFrame } from '@/ui/page-frame';
import { SkeletonBlock } from '@/ui/skeletons';

export function ConsoleDetailScreen() {
  const { slug = '' } = useParams();
  const model = useQuery(consoleBySlug(slug));
  const cached = cachedConsole(useQueryClient(), slug);
  return (
    <PageFrame>
      {content()}
      <CompareTray />
    </PageFrame>
  );

  function content() {
    if (model.isPending) {
      return (
        <>
          <PageHead title={cached?.name ?? 'Loading'} />
          {cached ? <ConsoleSheet card={cached} /> : <SkeletonBlock label="Loading console" className="h-[36rem]" />}
        </>
      );
    }
    if (!model.data) {
      return (
        <>
          <PageHead title="Console Not Found" noindex={!model.isError} />
          <NotFoundNotice
            title="Console Not Found"
            action={
              <>
                {model.isError && <Button onClick={() => void model.refetch()}>Try again</Button>}
                <Link to={paths.consoles} className={buttonClass('quiet')}>
                  Back to consoles
                </Link>
              </>
            }
          >
            {model.isError
              ? 'We couldn’t load this console. Please try again.'
              : 'The console you’re looking for isn’t in the catalogue.'}
          </NotFoundNotice>
        </>
      );
    }
    const { name, description } = model.data;
    return (
      <>
        <PageHead title={name} description={description} share={paths.consolePicture(slug)} />
        <ConsoleSheet card={model.data} model={model.data} />
        <ConsoleDossier model={model.data} />
        <ConsoleNeighbours model={model.data} />
        <SearchData model={model.data} />
      </>
    );
  }
}

/** Describes the console to search engines. */
function SearchData({ model }: { model: ConsolePage }) {
  const { data: relations } = useQuery(consoleRelations(model));
  const place = breadcrumbs(['Consoles', paths.consoles], [model.name, paths.console(model.slug)]);
  return <JsonLd things={[consoleProduct(model, relations), place]} />;
}
