import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Long text gets a full line in the card layout. */
  long?: boolean;
  /** Makes the heading a button that sorts by the column. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void };
}

interface DataTableProps<Row> {
  /** The accessible name. */
  label: string;
  /** The first column names the row. The last column holds the row's actions. */
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  onRetry?: () => void;
  emptyText: string;
  emptyAction?: ReactNode;
  /** Returns the replacement of an edited row: a `<tr>` with a cell for each column. */
  editor?: (row: Row) => ReactNode;
}

const skeletonRows = 5;

/**
 * The table of each list in the admin area. Without room for the columns, each row becomes a card. A table that is
 * still too wide scrolls, also by keyboard. The roles restore the meaning of a table, which browsers can drop when the
 * table looks different.
 */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  onRetry,
  emptyText,
  emptyAction,
  editor,
}: DataTableProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(false);
  const [scrolls, setScrolls] = useState(false);
  const isSorted = columns.some(({ sort }) => sort);
  useEffect(() => {
    const [frame, table] = [region.current, region.current?.firstElementChild];
    if (!frame || !table) return;
    const observer = new ResizeObserver(() => setScrolls(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  // The removal of a focused row loses the focus. The focus then moves to the table.
  useEffect(() => {
    if (holdsFocus.current && document.activeElement === document.body) region.current?.focus();
  }, [rows]);
  return (
    <div
      ref={region}
      onFocus={() => (holdsFocus.current = true)}
      onBlur={() => (holdsFocus.current = false)}
      role="region"
      aria-label={`${label} table`}
      // The keyboard can focus the region only when it scrolls.
      tabIndex={scrolls ? 0 : -1}
      className="data-table @container/table relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        role="table"
        aria-label={label}
        aria-busy={rows === undefined && !onRetry}
        className="w-full text-left text-sm leading-snug @max-3xl/table:block @3xl/table:wrap-break-word"
      >
        <thead
          role="rowgroup"
          className={`text-label text-muted ${isSorted ? '@max-3xl/table:block' : '@max-3xl/table:sr-only'}`}
        >
          <tr role="row" className={isSorted ? 'sort-row' : undefined}>
            {columns.map(({ heading, sort }) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                aria-sort={sort?.direction}
                className={`border-b border-line bg-sunken/60 px-3 py-2.5 font-semibold whitespace-nowrap first:pl-5 last:pl-5.5 ${sort ? 'sort-cell' : '@max-3xl/table:sr-only'}`}
              >
                {sort ? <SortButton heading={heading} {...sort} /> : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line @max-3xl/table:block">
          {body()}
        </tbody>
      </table>
    </div>
  );

  function body() {
    if (onRetry) {
      return (
        <WholeRow columns={columns.length}>
          <p>We couldn’t load this list.</p>
          <Button kind="quiet" onClick={onRetry}>
            Try again
          </Button>
        </WholeRow>
      );
    }
    if (rows === undefined) {
      return Array.from({ length: skeletonRows }, (_, index) => (
        <tr key={index} role="row" data-testid="skeleton" className={tableRowClass}>
          {columns.map((column, position) => (
            <TableCell key={column.heading} column={column} namesRow={position === 0}>
              <div className="my-2 h-4 animate-pulse rounded-md bg-line" />
            </TableCell>
          ))}
        </tr>
      ));
    }
    if (rows.length === 0) {
      return (
        <WholeRow columns={columns.length}>
          <p>{emptyText}</p>
          {emptyAction}
        </WholeRow>
      );
    }
    return rows.map((row) => {
      const editing = editor?.(row);
      if (editing) return <Fragment key={row.id}>{editing}</Fragment>;
      return (
        <tr key={row.id} role="row" className={`${tableRowClass} hover:bg-sunken/40`}>
          {columns.map((column, index) => (
            <TableCell key={column.heading} column={column} namesRow={index === 0}>
              {column.cell(row)}
            </TableCell>
          ))}
        </tr>
      );
    });
  }
}

const sortMarks = { ascending: '↑', descending: '↓', none: '↕' };

function SortButton({ heading, direction, onSort }: { heading: string } & NonNullable<Column<unknown>['sort']>) {
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-semibold hover:bg-line hover:text-ink @max-3xl/table:mx-0 pointer-coarse:min-h-touch"
    >
      <span>{heading}</span>
      <span aria-hidden="true" className={direction ? 'text-accent' : 'opacity-50'}>
        {sortMarks[direction ?? 'none']}
      </span>
    </button>
  );
}

function WholeRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row" className="@max-3xl/table:block">
      <td role="cell" colSpan={columns} className="space-y-4 px-4 py-14 text-center text-muted @max-3xl/table:block">
        {children}
      </td>
    </tr>
  );
}

interface TableCellProps {
  column: { heading: string; long?: boolean };
  namesRow: boolean;
  children: ReactNode;
}

export const tableRowClass =
  '@max-3xl/table:grid @max-3xl/table:grid-cols-2 @max-3xl/table:gap-x-4 @max-3xl/table:gap-y-3 @max-3xl/table:p-4 @xl/table:grid-cols-4';

export const tableCellClass =
  '@3xl/table:px-3 @3xl/table:py-1.25 @3xl/table:first:pl-5 @max-3xl/table:last:col-span-full';

/** Breaks words that are longer than the cell. */
function TableCell({ column: { heading, long = false }, namesRow, children }: TableCellProps) {
  if (namesRow) {
    return (
      <th
        role="rowheader"
        scope="row"
        dir="auto"
        className={`${tableCellClass} font-semibold wrap-anywhere @max-3xl/table:col-span-full @3xl/table:min-w-44`}
      >
        {children}
      </th>
    );
  }
  return (
    <td
      role="cell"
      data-heading={heading}
      className={`${tableCellClass} ${long ? '@max-3xl/table:col-span-full' : ''}`}
    >
      <div className="@3xl/table:max-w-80 @3xl/table:[td:last-child>&]:max-w-none">{children}</div>
    </td>
  );
}

export function CellLink({ href, className = '' }: { href: string; className?: string }) {
  return (
    <ExternalLink
      href={href}
      className={`cell-link flex items-center wrap-anywhere text-muted underline decoration-control underline-offset-4 hover:text-accent hover:decoration-current pointer-coarse:min-h-touch ${className}`}
    >
      <span className="cell-text">{href}</span>
    </ExternalLink>
  );
}
