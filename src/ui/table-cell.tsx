import type { ReactNode } from 'react';

interface TableCellProps {
  column: { heading: string; long?: boolean };
  /** True for the cell that names its row. */
  namesRow: boolean;
  children: ReactNode;
}

/** The look of a table row; without room for the columns it is a card. */
export const tableRowClass =
  '@max-3xl/table:grid @max-3xl/table:grid-cols-2 @max-3xl/table:gap-x-4 @max-3xl/table:gap-y-3 @max-3xl/table:p-4 @xl/table:grid-cols-4';

/** The look of every cell in such a row. */
export const tableCellClass =
  '@3xl/table:px-3 @3xl/table:py-1.25 @3xl/table:first:pl-5 @max-3xl/table:last:col-span-full';

// In a card the heading of its column stands above what a cell shows.
const headingClass =
  '@max-3xl/table:not-last:before:mb-0.5 @max-3xl/table:not-last:before:block @max-3xl/table:not-last:before:text-label @max-3xl/table:not-last:before:text-muted @max-3xl/table:not-last:before:content-[attr(data-heading)]';

/** One cell of a row. One endless word does not make it endless. */
export function TableCell({ column: { heading, long = false }, namesRow, children }: TableCellProps) {
  if (namesRow) {
    return (
      <th
        role="rowheader"
        scope="row"
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
      className={`${tableCellClass} ${headingClass} ${long ? '@max-3xl/table:col-span-full' : ''}`}
    >
      <div className="@3xl/table:max-w-80 @3xl/table:[td:last-child>&]:max-w-none">{children}</div>
    </td>
  );
}
