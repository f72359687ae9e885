import type { Code, Table, TableCell } from 'mdast';
import type { Section } from './outline';
import { Phrases, type Drawn } from './phrases';

const fewestSections = 3;

export function Contents({ sections }: { sections: Section[] }) {
  if (sections.length < fewestSections) return null;
  const top = Math.min(...sections.map(({ depth }) => depth));
  return (
    <nav aria-label="On this page" className="mb-8 rounded-card bg-sunken px-5 py-4 text-base print:hidden">
      <p className="text-label text-muted">On this page</p>
      <ol className="mt-1">
        {sections.map(({ id, title, depth }) => (
          <li key={id} dir="auto" className={indents[depth - top]}>
            <a
              href={`#${id}`}
              className="inline-flex max-w-full items-center py-1 wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-touch pointer-coarse:min-w-touch"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const indents = ['', 'ps-5', 'ps-10'];

/** Code and tables can be wider than the page. Each scrolls separately, also by keyboard. */
const scrollClass = 'my-3 max-w-none! overflow-x-auto rounded-card print:overflow-visible';

export function CodeBlock({ node, drawn }: { node: Code; drawn: Drawn }) {
  const name = `Code ${drawn.parts.numbers.get(node) ?? ''}${node.lang ? ` (${node.lang})` : ''}`;
  return (
    <pre
      dir="ltr"
      role="region"
      aria-label={name}
      tabIndex={0}
      className={`${scrollClass} bg-sunken px-5 py-4 text-sm/relaxed print:whitespace-pre-wrap`}
    >
      <code>{node.value}</code>
    </pre>
  );
}

export function ArticleTable({ node, drawn }: { node: Table; drawn: Drawn }) {
  const [head, ...rows] = node.children;
  /** Says whether a cell names its row. The first cell does. */
  const isRowName = (cell: TableCell, column: number) =>
    column === 0 && cell.children.length > 0 && (head?.children.length ?? 0) > 1;
  const cellClass = (column: number) => `px-3 py-2 ${alignments[node.align?.[column] ?? 'start']}`;
  return (
    <div
      role="region"
      aria-label={`Table ${drawn.parts.numbers.get(node) ?? ''}`}
      tabIndex={0}
      className={`${scrollClass} border border-line`}
    >
      <table className="w-full text-base wrap-normal">
        <thead className="bg-sunken">
          <tr>
            {head?.children.map((cell, column) => {
              const Cell = cell.children.length === 0 ? 'td' : 'th';
              return (
                <Cell
                  key={column}
                  dir="auto"
                  scope={Cell === 'th' ? 'col' : undefined}
                  className={`${cellClass(column)} font-semibold`}
                >
                  <Phrases nodes={cell.children} drawn={drawn} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line align-top">
              {row.children.map((cell, column) => {
                const Cell = isRowName(cell, column) ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    dir="auto"
                    scope={Cell === 'th' ? 'row' : undefined}
                    className={Cell === 'th' ? `${cellClass(column)} font-semibold` : cellClass(column)}
                  >
                    <Phrases nodes={cell.children} drawn={drawn} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const alignments = { start: 'text-start', left: 'text-left', center: 'text-center', right: 'text-right' };
