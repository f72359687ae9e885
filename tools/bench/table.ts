/** Formats rows of cells as lines with aligned columns. The first row is the heading; the first column is text. */
export function tableOf(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ');
  const [heading = [], ...body] = rows;
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('   '), ...body.map(line)].join('\n');
}
