import { Link } from 'react-router-dom';
import type { Chart } from '@/data/consoles/charts';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { SourceLink } from '@/ui/source-link';
import { formatNumber } from '@/lib/english';

interface ChartFigureProps {
  chart: Chart;
}

export function ChartFigure({ chart }: ChartFigureProps) {
  const { name, height, title, text, columns, rows, note, sources, namesConsoles = false } = chart;
  return (
    <section aria-labelledby={name} className="scroll-mt-24 print:break-inside-avoid">
      <h2 id={name} className="scroll-mt-24 text-title">
        {title}
      </h2>
      <div className="mt-5 grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="min-w-0">
          <img
            src={`/images/charts/${name}.svg`}
            alt={`Chart: ${title}`}
            width={480}
            height={height}
            loading="lazy"
            className="h-auto w-full rounded-card border border-line"
          />
          <p className="mt-4 text-pretty">{text}</p>
        </div>
        <div className="min-w-0">
          <div
            role="region"
            tabIndex={0}
            aria-label={`Numbers of the chart ${title}`}
            className="overflow-x-auto rounded-card border border-line bg-surface"
          >
            <table className="w-full text-sm wrap-normal">
              <caption className="sr-only">{title}</caption>
              <thead className="bg-sunken text-left text-muted">
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col" className="px-2 py-2 font-semibold sm:px-3">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join()} className="border-t border-line">
                    {row.map((value, index) =>
                      index === 0 ? (
                        <th key={columns[index]} scope="row" className="px-2 py-1.5 text-left font-semibold sm:px-3">
                          {namesConsoles ? <ConsoleLink name={valueText(value)} /> : valueText(value)}
                        </th>
                      ) : (
                        <td key={columns[index]} className="px-2 py-1.5 sm:px-3">
                          {valueText(value)}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {note && <p className="mt-4 text-sm text-pretty text-muted">{note}</p>}
          {sources.length > 0 && (
            <ul aria-label={`Sources of the chart ${title}`} className="mt-3 space-y-1 text-sm text-muted">
              {sources.map((source) => (
                <li key={source.url}>
                  <SourceLink title={source.title} url={source.url} isItem />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

/** Renders a link to the console's page, also for a name such as "New Nintendo 3DS (bundle)". */
function ConsoleLink({ name }: { name: string }) {
  const slug = name.replace(/ \(.*/, '').toLowerCase().replaceAll(' ', '-');
  return (
    <Link
      to={paths.console(slug)}
      className={`${loneLinkClass} underline decoration-control underline-offset-4 hover:text-accent`}
    >
      {name}
    </Link>
  );
}

function valueText(value: Chart['rows'][number][number]): string {
  if (value === null) return 'Unknown';
  if (typeof value === 'object') return value.join(', ');
  return typeof value === 'number' ? formatNumber(value) : value;
}
