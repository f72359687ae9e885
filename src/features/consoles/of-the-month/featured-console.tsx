import { featuredConsole } from '@/data/consoles/console-of-month';
import { paths } from '@/site/paths';
import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { PageLink } from '@/ui/page-link';
import { ConsolePicture } from '@/features/consoles/console-picture';
import { mainSpecs, SpecGrid, type SpecSource } from '@/features/consoles/console-specs';
import { sampleFeaturedConsole } from '@/features/consoles/sample-consoles';

/** Shows the built-in Game Boy Micro when the database has no row, or after a failed read. */
export function FeaturedConsole() {
  const featured = useQuery(featuredConsole());
  if (featured.isPending)
    return (
      <SkeletonBlock label="Loading the Console of the Month">
        <FeaturedSheet model={sampleFeaturedConsole} />
      </SkeletonBlock>
    );
  if (featured.isLoadingError || featured.data === null) return <FeaturedSheet model={sampleFeaturedConsole} />;
  if (featured.data.console === null) {
    return (
      <EmptyState title="No Featured Console">
        There is currently no console featured as Console of the Month. Check back later!
      </EmptyState>
    );
  }
  return <FeaturedSheet model={featured.data.console} />;
}

type FeaturedSheetProps = {
  model: SpecSource & { name: string; slug: string; description: string; image: string; color: string };
};

function FeaturedSheet({ model }: FeaturedSheetProps) {
  return (
    <article className="overflow-hidden rounded-plate border border-line bg-surface shadow-card lg:grid lg:grid-cols-2">
      <ConsolePicture model={model} alt={`Drawing of the ${model.name}`} className="sm:p-10" />
      <div className="flex flex-col items-start justify-center gap-5 p-6 md:p-10">
        <h3 dir="auto" className="text-title">
          {model.name}
        </h3>
        <p dir="auto" className="text-lead text-pretty text-muted">
          {model.description}
        </p>
        <SpecGrid specs={mainSpecs(model)} />
        <PageLink to={paths.console(model.slug)} className={`${buttonClass()} mt-1`}>
          View Full Specs<span className="sr-only">{` of the ${model.name}`}</span>
        </PageLink>
      </div>
    </article>
  );
}
