import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '@/auth/use-permissions';
import {
  restoreDeleted,
  restoreFailure,
  staffNames,
  trashedRows,
  type ContentTable,
  type Revision,
} from '@/data/revisions.admin';
import { tablePageSize } from '@/data/table-page.admin';
import { momentOf } from '@/lib/moments';
import { useWrite } from '@/lib/use-write';
import { Pager } from '@/ui/pager';
import { DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, RowButton } from '@/ui/table/row-button';
import { nameOf, restorable, rightToRestore, thingOf, titleOf } from './activity-words';

interface TrashTableProps {
  page: number;
  hrefTo: (page: number) => string;
}

export function TrashTable({ page, hrefTo }: TrashTableProps) {
  const trash = useQuery({ ...trashedRows(restorable, page), meta: { failure: 'Failed to load the trash' } });
  const people = useQuery(staffNames());
  const names = new Map(people.data?.map(({ id, name }) => [id, name]));
  const columns: Column<TrashRow>[] = [
    { heading: 'Title', cell: ({ revision }) => <span className="cell-text">{titleOf(revision)}</span> },
    { heading: 'Kind', cell: ({ revision }) => <span className="capitalize">{thingOf(revision)}</span> },
    { heading: 'Deleted by', cell: ({ revision }) => people.data && nameOf(revision, names) },
    {
      heading: 'Deleted',
      cell: ({ revision }) => (
        <time dateTime={revision.at} className="inline-block min-w-28 tabular-nums">
          {momentOf(revision.at)}
        </time>
      ),
    },
    { heading: 'Days left', cell: ({ revision }) => <span className="tabular-nums">{daysLeft(revision.at)}</span> },
    { heading: 'Actions', cell: ({ revision }) => <Restoration revision={revision} /> },
  ];
  const pageCount = Math.ceil((trash.data?.total ?? 0) / tablePageSize);
  return (
    <>
      <DataTable
        label="Trash"
        columns={columns}
        rows={trash.data?.rows.map((revision) => ({ id: String(revision.id), revision }))}
        onRetry={trash.isLoadingError ? () => void trash.refetch() : undefined}
        emptyText="The trash is empty."
      />
      {trash.data && pageCount > 1 && (
        <Pager
          label="Trash pages"
          page={trash.isPlaceholderData ? page : trash.data.page}
          pageCount={pageCount}
          hrefTo={hrefTo}
        />
      )}
    </>
  );
}

interface TrashRow {
  id: string;
  revision: Revision;
}

function Restoration({ revision }: { revision: Revision }) {
  const { reasonAgainst } = usePermissions();
  const table = revision.table_name as ContentTable;
  const title = titleOf(revision);
  const restoration = useWrite({
    mutationFn: () => restoreDeleted(table, revision.row_id),
    meta: {
      success: `Restored ${title}`,
      failure: (error) => restoreFailure(error, thingOf(revision)),
      // It may be on any list.
      invalidates: [],
    },
  });
  return (
    <RowActions>
      <RowButton
        action="Restore"
        row={title}
        busy={restoration.isPending}
        reason={reasonAgainst(rightToRestore(table))}
        onClick={() => restoration.mutate(null)}
      />
    </RowActions>
  );
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

function daysLeft(at: string): number {
  const daysKept = 30;
  return Math.max(0, Math.ceil(daysKept - (Date.now() - Date.parse(at)) / dayMilliseconds));
}
