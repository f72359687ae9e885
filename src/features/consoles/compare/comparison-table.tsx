import { Link } from 'react-router-dom';
import type { ComparedConsole } from '@/data/consoles/console-comparison';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { comparisonOf, differencesIn, type ComparedRow } from './comparison-rows';

interface ComparisonTableProps {
  models: readonly ComparedConsole[];
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  /** Returns the address without this console. */
  href: (slug: string) => string;
  /** Moves the focus after a press, because the pressed link disappears. */
  onRemove: () => void;
}

const cell = 'border-t border-line px-3 py-2.5 text-left align-baseline print:px-1 print:py-0';
/** The classes of the first cell, which stays while the rest of the table scrolls on a narrow screen. */
const firstCell = `${cell} sticky left-0 z-1 bg-surface print:static`;

export function ComparisonTable(props: ComparisonTableProps) {
  const { models, onlyDifferences, onOnlyDifferences, href, onRemove } = props;
  const all = comparisonOf(models);
  const groups = onlyDifferences ? differencesIn(all) : all;
  return (
    <section aria-labelledby="figures" className="mt-section print:mt-1">
      <h2 id="figures" className="text-title print:hidden">
        Figure by figure
      </h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 print:hidden">
        <p className="max-w-prose text-sm text-muted">
          <DiffersSign /> marks a row in which they differ. Labels such as <BestWord>Lightest</BestWord> mark the best
          value when we know every figure.
        </p>
        <label className="flex min-h-touch cursor-pointer items-center gap-2.5 font-semibold">
          <input
            type="checkbox"
            role="switch"
            className="size-5 accent-accent"
            checked={onlyDifferences}
            onChange={({ target }) => onOnlyDifferences(target.checked)}
          />
          Only differences
        </label>
      </div>
      <div
        role="region"
        aria-labelledby="figures"
        tabIndex={0}
        className="mt-4 overflow-x-auto rounded-card border border-line bg-surface print:mt-1 print:overflow-visible print:rounded-none print:border-0"
      >
        <table className="w-full border-separate border-spacing-0 print:text-[6pt] print:leading-[1.1]">
          <caption className="sr-only">{`${models.map(({ name }) => name).join(', ')} side by side`}</caption>
          <thead>
            <tr>
              <td className="sticky left-0 z-1 w-30 min-w-30 bg-surface sm:w-52 print:w-30" />
              {models.map(({ slug, name }) => (
                <th
                  key={slug}
                  scope="col"
                  // Two columns fit a phone.
                  className={`${models.length > 2 ? 'min-w-36' : 'min-w-28'} px-3 py-3 text-left align-bottom print:px-1 print:py-0`}
                >
                  <Link to={paths.console(slug)} className="font-display text-lg hover:text-accent print:text-[8pt]">
                    {name}
                  </Link>
                  <p className="mt-1.5 print:hidden">
                    <Link
                      to={href(slug)}
                      preventScrollReset
                      aria-label={`Remove the ${name}`}
                      onClick={onRemove}
                      className={buttonClass('quiet', 'small')}
                    >
                      Remove
                    </Link>
                  </p>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={models.length + 1}
                  className="border-t border-line bg-sunken px-3 py-2 text-left print:px-1 print:py-0"
                >
                  <span className="sticky left-3">{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.label} row={row} slugs={models.map(({ slug }) => slug)} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {groups.length === 0 && (
        <p className="mt-4 text-muted">
          {models.length > 1 ? 'They don’t differ in any figure we have.' : 'Add another console to compare it with.'}
        </p>
      )}
    </section>
  );
}

function Row({ row: { label, values, differs, best }, slugs }: { row: ComparedRow; slugs: readonly string[] }) {
  return (
    <tr>
      <th
        scope="row"
        className={`${firstCell} pr-1 text-label font-semibold text-muted print:text-[6pt] print:leading-[1.1]`}
      >
        <span className="relative block pl-4 wrap-normal print:pl-2">
          {differs && (
            <span className="absolute left-0">
              <DiffersSign />
            </span>
          )}
          <span>{label}</span>
        </span>
      </th>
      {values.map((value, place) => (
        <td key={slugs[place]} className={cell}>
          <span className={value ? undefined : 'text-muted'}>{value ?? 'Unknown'}</span>
          {best?.place === place && (
            <>
              {' '}
              <BestWord>{best.word}</BestWord>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function DiffersSign() {
  return (
    <>
      <span aria-hidden="true" className="text-accent">
        ≠
      </span>
      <span className="sr-only">Differs: </span>
    </>
  );
}

function BestWord({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-tech-panel px-2 py-0.5 text-label font-semibold whitespace-nowrap text-tech print:p-0 print:text-[6pt] print:leading-none">
      {children}
    </span>
  );
}
