import type { ReactNode } from 'react';

interface FactTableProps {
  /** For screen readers. Other readers see a heading. */
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[];
}

/** A small table that fits a phone. The first column names the row. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-control text-label text-muted">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 align-bottom">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key} className="border-b border-line align-top">
            <th scope="row" className="w-1/2 py-2.5 pr-4 font-semibold">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="py-2.5 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
