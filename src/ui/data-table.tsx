import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button';

/** One column: what its heading reads and what a row shows there. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table lists, for those who cannot see the heading above it. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Set when they could not be loaded. */
  onRetry?: () => void;
  emptyText: string;
  /** What leads on from an empty table. */
  emptyAction?: ReactNode;
  /** A row that is being edited stands as this instead: a `<tr>` with a cell for each column. */
  editor?: (row: Row) => ReactNode;
}

const skeletonRows = 5;

/** The one table of the admin area. On a narrow screen it scrolls by itself, also with the keyboard. */
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
  // A row that is gone, deleted for one, took the focus with it: the keyboard goes on at its table.
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
      tabIndex={0}
      className="relative overflow-x-auto rounded-2xl border border-line bg-surface"
    >
      <table
        aria-label={label}
        aria-busy={rows === undefined && !onRetry}
        className="w-full min-w-160 text-left text-sm wrap-break-word"
      >
        <thead className="border-b border-line text-muted">
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{body()}</tbody>
      </table>
    </div>
  );

  function body() {
    if (onRetry) {
      return (
        <WholeRow columns={columns.length}>
          <p>This list could not be loaded.</p>
          <Button look="quiet" onClick={onRetry}>
            Try Again
          </Button>
        </WholeRow>
      );
    }
    if (rows === undefined) {
      return Array.from({ length: skeletonRows }, (_, index) => (
        <tr key={index} data-testid="skeleton">
          {columns.map(({ heading }) => (
            <td key={heading} className="px-4 py-4">
              <div className="h-4 animate-pulse rounded bg-line" />
            </td>
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
        <tr key={row.id}>
          {columns.map(({ heading, cell }, index) =>
            index === 0 ? (
              <th key={heading} scope="row" className="max-w-md min-w-52 px-4 py-3 font-semibold">
                {cell(row)}
              </th>
            ) : (
              <td key={heading} className="px-4 py-3">
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      );
    });
  }
}

/** A row that speaks for the whole table. */
function WholeRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns} className="space-y-4 px-4 py-12 text-center text-muted">
        {children}
      </td>
    </tr>
  );
}
