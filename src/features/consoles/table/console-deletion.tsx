import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { consolesKey } from '@/data/consoles/consoles';
import {
  consoleDependants,
  deleteConsole,
  type ConsoleDependants,
  type ConsoleRow,
} from '@/data/consoles/consoles.admin';
import { restoreDeleted, restoreFailure } from '@/data/staff/revisions.admin';
import { conflictIn, deletedReason, isStillReferenced } from '@/data/service/writes.admin';
import { formatDay } from '@/lib/dates';
import { adminPaths } from '@/site/admin-paths';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { useUndo } from '@/ui/toast/use-undo';

interface ConsoleDeletionProps {
  row: ConsoleRow;
  /** Receives a sentence with the reason of a failure. Null without a known reason. */
  onClose: (why: string | null) => void;
}

/** Confirms the deletion of a console, and names its dependants. The button works only after the dependants load. */
export function ConsoleDeletion({ row, onClose }: ConsoleDeletionProps) {
  const { id, name, updated_at } = row;
  const dependants = useQuery({ ...consoleDependants(id), meta: { failure: 'Failed to load data' } });
  const offerUndo = useUndo(consolesKey);
  const deletion = useWrite({
    mutationFn: () => deleteConsole(id, updated_at),
    meta: { failure: 'Failed to delete console', invalidates: consolesKey },
    onSuccess: () =>
      offerUndo('Console deleted successfully', {
        name,
        restore: () => restoreDeleted('consoles', id),
        restored: 'Console restored',
        failure: (error) => restoreFailure(error, 'console'),
      }),
    onSettled: (_nothing, error) => onClose(error && reasonOf(error, name)),
  });
  const loaded = dependants.isSuccess && !dependants.isFetching ? dependants.data : null;
  const featured = loaded?.months.find((month) => month.featured);
  const mayDelete = loaded !== null && !featured;
  return (
    <ConfirmDialog
      title={`Delete ${name}`}
      question={
        mayDelete
          ? 'Are you sure you want to delete this console? You can restore it in Activity for 30 days.'
          : undefined
      }
      confirmLabel="Delete"
      busy={deletion.isPending}
      onConfirm={mayDelete ? () => deletion.mutate(null) : null}
      onCancel={() => onClose(null)}
    >
      <div role="status" className="space-y-3 text-muted">
        {details()}
      </div>
    </ConfirmDialog>
  );

  function details(): ReactNode {
    if (dependants.isFetching) return <p>Looking up what belongs to it...</p>;
    if (dependants.isError) {
      return (
        <>
          <p>We couldn’t look up what belongs to this console, so it can’t be deleted yet.</p>
          <Button kind="quiet" size="small" onClick={() => void dependants.refetch()}>
            Try again
          </Button>
        </>
      );
    }
    if (!loaded) return <p>{`Someone deleted ${name}.`}</p>;
    if (featured) {
      return (
        <p>
          It’s the Console of the Month (<span>{period(featured)}</span>), so it can’t be deleted.{' '}
          <Link to={adminPaths.consoleOfMonth} className="font-semibold text-accent underline underline-offset-4">
            Feature another console
          </Link>{' '}
          first.
        </p>
      );
    }
    return <DependantsList dependants={loaded} />;
  }
}

function DependantsList({ dependants }: { dependants: ConsoleDependants }) {
  const { months, articles, neighbours, releases, families, sources, cables } = dependants;
  const deletedToo = [
    counted(releases, 'release', 'releases'),
    counted(families, 'compatibility row', 'compatibility rows'),
    counted(sources, 'source', 'sources'),
    counted(cables, 'link cable', 'link cables'),
  ].filter((text) => text !== '');
  if (months.length + articles.length + neighbours.length + deletedToo.length === 0)
    return <p>Nothing else will be changed.</p>;
  return (
    <>
      {months.length > 0 && (
        <Names label="Its time as Console of the Month will be deleted too:" names={months.map(period)} />
      )}
      {articles.length > 0 && <Names label="These articles are about it, and won’t be any more:" names={articles} />}
      {neighbours.length > 0 && (
        <Names label="These consoles name it as predecessor or successor, and will name none:" names={neighbours} />
      )}
      {deletedToo.length > 0 && <p>{`Deleted with it: ${listed(deletedToo)}.`}</p>}
    </>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div>
      <p>{label}</p>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere text-ink marker:text-control">
        {names.map((name, place) => (
          <li key={place}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function period({ start_date, end_date }: ConsoleDependants['months'][number]): string {
  return `${formatDay(start_date)} to ${formatDay(end_date)}`;
}

/** Returns a count with its noun. Empty for zero. */
function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
}

function reasonOf(error: Error, name: string): string | null {
  if (conflictIn(error))
    return `${name} has changed since this list was loaded. Take another look before you delete it.`;
  if (isStillReferenced(error)) return `${name} is the Console of the Month now. Feature another console first.`;
  return deletedReason(error, name);
}
