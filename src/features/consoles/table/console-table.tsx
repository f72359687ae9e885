import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { usePermissions } from '@/auth/use-permissions';
import { consoleRows, type ConsoleRow, type ConsoleSort } from '@/data/consoles/consoles.admin';
import { tablePageSize } from '@/data/service/table-page.admin';
import { dayOf, formatDay } from '@/lib/dates';
import { adminPaths } from '@/site/admin-paths';
import { paths } from '@/site/paths';
import { Notice } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { Pager } from '@/ui/pager';
import { DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, RowButton, rowButtonClass } from '@/ui/table/row-button';
import { ConsoleDeletion } from './console-deletion';
import { eraLabel } from '@/features/consoles/eras';

interface ConsoleTableProps {
  page: number;
  search: string;
  /** A column, with `-` before it for the reverse order. Any other text sorts by year. */
  sort: string;
  onSort: (sort: string) => void;
  hrefTo: (page: number) => string;
  onClearSearch: () => void;
}

const sorts: readonly ConsoleSort[] = ['name', 'year', 'changed'];

export function ConsoleTable({ page, search, sort, onSort, hrefTo, onClearSearch }: ConsoleTableProps) {
  const { offline, reasonAgainst } = usePermissions();
  const reason = reasonAgainst('site:edit');
  const sortedBy = sorts.find((each) => each === sort.replace(/^-/, '')) ?? 'year';
  const descending = sort === `-${sortedBy}`;
  const consoles = useQuery({
    ...consoleRows({ page, search, sort: sortedBy, descending }),
    meta: { failure: 'Failed to load consoles' },
  });
  const [deleting, setDeleting] = useState<ConsoleRow | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const sortBy = (column: ConsoleSort): NonNullable<Column<ConsoleRow>['sort']> => {
    const isSorted = column === sortedBy;
    // A new sort by change starts with the latest changes.
    const reverses = isSorted ? !descending : column === 'changed';
    return {
      direction: isSorted ? (descending ? 'descending' : 'ascending') : undefined,
      onSort: () => onSort(`${reverses ? '-' : ''}${column}`),
    };
  };
  const columns: Column<ConsoleRow>[] = [
    { heading: 'Name', cell: ({ name }) => name, sort: sortBy('name') },
    { heading: 'Year', cell: ({ year }) => <span className="tabular-nums">{year}</span>, sort: sortBy('year') },
    { heading: 'Era', cell: ({ color }) => eraLabel(color) },
    {
      heading: 'Last changed',
      cell: ({ updated_at }) => (
        <time dateTime={updated_at} className="inline-block min-w-28 tabular-nums">
          {formatDay(dayOf(new Date(updated_at)))}
        </time>
      ),
      sort: sortBy('changed'),
    },
    {
      heading: 'Actions',
      cell: (row) => <ConsoleActions row={row} mayWrite={reason === null} onDelete={() => setDeleting(row)} />,
    },
  ];

  const pageCount = Math.ceil((consoles.data?.total ?? 0) / tablePageSize);
  return (
    <>
      {/* The offline banner already gives this reason. */}
      {reason && !offline && <Notice tone="warning">{reason}</Notice>}
      {failure && !reason && <Notice tone="warning">{failure}</Notice>}
      <DataTable
        label="Consoles"
        columns={columns}
        rows={consoles.data?.consoles}
        onRetry={consoles.isLoadingError ? () => void consoles.refetch() : undefined}
        emptyText="No consoles found."
        emptyAction={
          search && (
            <Button kind="quiet" onClick={onClearSearch}>
              Clear search
            </Button>
          )
        }
      />
      {consoles.data && pageCount > 1 && (
        <Pager
          label="Console pages"
          page={consoles.isPlaceholderData ? page : consoles.data.page}
          pageCount={pageCount}
          hrefTo={hrefTo}
        />
      )}
      {deleting && (
        <ConsoleDeletion
          row={deleting}
          onClose={(why) => {
            setDeleting(null);
            setFailure(why);
          }}
        />
      )}
    </>
  );
}

interface ConsoleActionsProps {
  row: ConsoleRow;
  mayWrite: boolean;
  onDelete: () => void;
}

function ConsoleActions({ row: { id, slug, name }, mayWrite, onDelete }: ConsoleActionsProps) {
  // The editor returns to the same list.
  const { search } = useLocation();
  const link = (action: string, to: string) => (
    <span>
      <Link to={to} aria-label={`${action} ${name}`} className={rowButtonClass()}>
        {action}
      </Link>
    </span>
  );
  return (
    <RowActions>
      {link('View', paths.console(slug))}
      {mayWrite && (
        <>
          {link('Edit', adminPaths.editConsole(id) + search)}
          {link('Duplicate', `${adminPaths.newConsole}?copy=${encodeURIComponent(id)}`)}
          <RowButton action="Delete" danger row={name} reason={null} onClick={onDelete} />
        </>
      )}
    </RowActions>
  );
}
