import { useQuery } from '@tanstack/react-query';
import { pastConsoles, type PastConsole } from '@/data/consoles/past-consoles';
import { formatDay } from '@/lib/dates';
import { paths } from '@/site/paths';
import { HydratesApart } from '@/ui/hydration';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonGrid } from '@/ui/skeletons';
import { PageLink } from '@/ui/page-link';
import { ConsolePicture } from '@/features/consoles/console-picture';

/** In a prerendered page each card hydrates separately. */
export function PastConsoles() {
  const past = useQuery(pastConsoles());
  if (past.isPending) return <SkeletonGrid count={6} label="Loading past consoles" />;
  if (past.isLoadingError)
    return (
      <EmptyState action={<Button onClick={() => void past.refetch()}>Try again</Button>}>
        We couldn’t load the past consoles. Please try again.
      </EmptyState>
    );
  if (past.data.length === 0)
    return <EmptyState>No past Consoles of the Month yet. Please check back later.</EmptyState>;
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {past.data.map((turn, index) => (
        <li key={turn.id}>
          <HydratesApart>
            <TurnCard turn={turn} first={index === 0} />
          </HydratesApart>
        </li>
      ))}
    </ul>
  );
}

function TurnCard({ turn: { console: model, start_date, end_date }, first }: { turn: PastConsole; first: boolean }) {
  if (!model) return null;
  return (
    <Card>
      <ConsolePicture model={model} eager={first} alt="" />
      <div className="flex grow flex-col gap-1.5 p-5">
        <p className="text-label font-semibold text-muted tabular-nums">
          <time dateTime={start_date}>{formatDay(start_date)}</time>
          {start_date !== end_date && (
            <>
              <span> to </span>
              <time dateTime={end_date}>{formatDay(end_date)}</time>
            </>
          )}
        </p>
        <h2 dir="auto" className="text-heading">
          <PageLink to={paths.console(model.slug)} className="after:absolute after:inset-0 group-hover:text-accent">
            {model.name}
          </PageLink>
        </h2>
        <p dir="auto" className="text-muted">
          {model.description}
        </p>
      </div>
    </Card>
  );
}
