import { consoleBySlug, knownConsole } from '@/data/consoles';
import { consoleProduct, ConsoleSheet } from '@/features/consoles/console-sheet';
import { ConsoleNeighbours } from '@/features/consoles/console-neighbours';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/lib/schema-org';
import { paths } from '@/lib/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button';
import { NotFoundNotice, PageFrame } from '@/ui/page-frame';
import { SkeletonBlock } from '@/ui/skeletons';

export function ConsoleDetailScreen() {
  const { slug = '' } = useParams();
  const console = useQuery(consoleBySlug(slug));
  const known = knownConsole(useQueryClient(), slug);
  return <PageFrame>{content()}</PageFrame>;

  function content() {
    if (console.isPending) {
      return (
        <>
          <PageHead title={known?.name ?? 'Loading'} />
          {known ? <ConsoleSheet card={known} /> : <SkeletonBlock label="Loading console" className="h-[36rem]" />}
        </>
      );
    }
    if (!console.data) {
      return (
        <>
          <PageHead title="Console Not Found" noindex={!console.isError} />
          <NotFoundNotice
            title="Console Not Found"
            action={
              <>
                {console.isError && <Button onClick={() => void console.refetch()}>Try Again</Button>}
                <Link to={paths.consoles} className={buttonClass('quiet')}>
                  Back to Consoles
                </Link>
              </>
            }
          >
            {console.isError
              ? 'The console could not be looked up just now.'
              : "The console you're looking for isn't in the catalogue."}
          </NotFoundNotice>
        </>
      );
    }
    const { name, description } = console.data;
    return (
      <>
        <PageHead title={name} description={description} share={paths.consolePicture(slug)} />
        <ConsoleSheet card={console.data} console={console.data} />
        <ConsoleNeighbours slug={slug} />
        <JsonLd
          things={[
            consoleProduct(console.data),
            breadcrumbs(['Consoles', paths.consoles], [name, paths.console(slug)]),
          ]}
        />
      </>
    );
  }
}
