import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePermissions } from '@/auth/use-permissions';
import type { Right } from '@/auth/permissions';
import {
  activity,
  restoreDeleted,
  restoreFailure,
  revisionStorage,
  staffNames,
  type Activity,
  type ContentTable,
} from '@/data/staff/revisions.admin';
import { tablePageSize } from '@/data/service/table-page.admin';
import { dayMilliseconds, momentOf } from '@/lib/dates';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { Pager } from '@/ui/pager';
import { SelectBox } from '@/ui/select-box';
import { DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, RowButton, rowButtonClass } from '@/ui/table/row-button';
import { editorOf, kinds, nameOf, operationWord, rightToRestore, tablesOf, thingOf, titleOf } from './activity-words';

interface ActivityListProps {
  /** The id in `users`. '' for everybody. */
  person: string;
  kind: string;
  /** 'deleted' for the trash, '' for all changes. */
  show: string;
  page: number;
  hrefTo: (page: number) => string;
  onChoose: (changes: { person?: string; kind?: string; show?: string }) => void;
  onReset: () => void;
}

export function ActivityList({ person, kind, show, page, hrefTo, onChoose, onReset }: ActivityListProps) {
  const deleted = show === 'deleted';
  const changes = useQuery({
    ...activity({ tables: tablesOf(kind, deleted), person, deleted, page }),
    meta: { failure: 'Failed to load the activity' },
  });
  const people = useQuery(staffNames());
  const names = new Map(people.data?.map(({ id, name }) => [id, name]));
  const columns: Column<ActivityRow>[] = [
    {
      heading: 'What',
      cell: ({ change, others }) => (
        <>
          <span className="cell-text">{titleOf(change)}</span>
          <span className="block font-normal text-muted">
            <span>{`${thingOf(change)} ${operationWord(change)}`}</span>
            {others > 0 && <span>{` with ${others} ${others === 1 ? 'row' : 'rows'} that belong to it`}</span>}
          </span>
        </>
      ),
    },
    { heading: 'Who', cell: ({ change }) => people.data && nameOf(change, names) },
    {
      heading: 'When',
      cell: ({ change }) => (
        <>
          <time dateTime={change.at} className="inline-block min-w-28 tabular-nums">
            {momentOf(change.at)}
          </time>
          {rightToRestore(change) && <span className="block text-muted">{timeLeft(change.at)}</span>}
        </>
      ),
    },
    { heading: 'Actions', cell: ({ change }) => <Actions change={change} /> },
  ];
  const pageCount = Math.ceil((changes.data?.total ?? 0) / tablePageSize);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <SelectBox
          label="Show"
          value={show}
          options={[
            { value: '', label: 'All changes' },
            { value: 'deleted', label: 'Deleted' },
          ]}
          onSelect={(value) => onChoose({ show: value })}
        />
        <SelectBox
          label="Person"
          value={person}
          options={[
            { value: '', label: 'Everybody' },
            ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onSelect={(id) => onChoose({ person: id })}
        />
        <SelectBox
          label="Kind"
          value={kind}
          options={[{ value: '', label: 'Everything' }, ...kinds]}
          onSelect={(value) => onChoose({ kind: value })}
        />
      </div>
      {deleted && (
        <p className="mb-4 max-w-prose text-muted">
          Deleted items stay here for 30 days. Restoring one also restores whatever was deleted with it.
        </p>
      )}
      <DataTable
        label="Activity"
        columns={columns}
        rows={changes.data && mergeSaves(changes.data.rows)}
        onRetry={changes.isLoadingError ? () => void changes.refetch() : undefined}
        emptyText={deleted ? 'No deleted entries found.' : 'No changes found.'}
        emptyAction={
          (person || kind || show) && (
            <Button kind="quiet" onClick={onReset}>
              Show all changes
            </Button>
          )
        }
      />
      {changes.data && pageCount > 1 && (
        <Pager
          label="Activity pages"
          page={changes.isPlaceholderData ? page : changes.data.page}
          pageCount={pageCount}
          hrefTo={hrefTo}
        />
      )}
      <Storage />
    </>
  );
}

interface ActivityRow {
  id: string;
  change: Activity;
  /** The number of other rows that changed in the same save. */
  others: number;
}

/** Merges the changes of one save, such as a console and its releases, into one row. */
function mergeSaves(changes: readonly Activity[]): ActivityRow[] {
  const rows: ActivityRow[] = [];
  for (const change of changes) {
    const last = rows.at(-1);
    if (
      last?.change.at !== change.at ||
      last.change.actor !== change.actor ||
      (editorOf(last.change) && editorOf(change))
    )
      rows.push({ id: String(change.id), change, others: 0 });
    else Object.assign(last, { change: editorOf(change) ? change : last.change, others: last.others + 1 });
  }
  return rows;
}

function Actions({ change }: { change: Activity }) {
  const editor = change.exists ? editorOf(change) : null;
  const right = rightToRestore(change);
  return (
    <RowActions>
      <span>
        {right && <Restoration change={change} right={right} />}
        {editor && (
          <Link to={editor} aria-label={`Open ${titleOf(change)}`} className={rowButtonClass()}>
            Open
          </Link>
        )}
      </span>
    </RowActions>
  );
}

function Restoration({ change, right }: { change: Activity; right: Right }) {
  const { reasonAgainst } = usePermissions();
  const title = titleOf(change);
  const restoration = useWrite({
    mutationFn: () => restoreDeleted(change.table_name as ContentTable, change.row_id),
    meta: {
      success: `Restored ${title}`,
      failure: (error) => restoreFailure(error, thingOf(change)),
      // The empty key matches all lists, because the row may be on any list.
      invalidates: [],
    },
  });
  return (
    <RowButton
      action="Restore"
      row={title}
      busy={restoration.isPending}
      reason={reasonAgainst(right)}
      onClick={() => restoration.mutate(null)}
    />
  );
}

function timeLeft(deletedAt: string): string {
  const daysKept = 30;
  const days = Math.max(0, Math.ceil(daysKept - (Date.now() - Date.parse(deletedAt)) / dayMilliseconds));
  return `${days} ${days === 1 ? 'day' : 'days'} left to restore`;
}

/** Shows the size of the history. Contributors get no size, because they read only a part of the history. */
function Storage() {
  const storage = useQuery(revisionStorage());
  if (!storage.data) return null;
  const { bytes, kept } = storage.data;
  return (
    <p className="mt-6 text-sm text-muted">
      {`The history holds ${kept.toLocaleString('en')} changes and takes ${megabytes(bytes)} MB of the database. Kept are the 100 newest changes of each entry, and of deleted ones all for 30 days.`}
    </p>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
}
