import { Link } from 'react-router-dom';
import { efforts, modelNames, type GuideSource, type ModelSlug } from '@/data/guides/claim';
import { families, repairs } from '@/data/guides/repair';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { sourceLinkClass } from '@/ui/source-link';
import { ClaimText } from './claim-text';
import { ModelDrawing } from './model-drawing';

export function RepairIndex() {
  return (
    <nav aria-label="Consoles on this page" className="print:hidden">
      <ul className="space-y-3">
        {families.map(({ id, name, models }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4">
            <span className="text-label text-muted sm:w-36">{name}</span>
            {models.map((slug) => (
              <a key={slug} href={`#${slug}`} className={`${loneLinkClass} ${sourceLinkClass}`}>
                {modelNames[slug]}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function RepairTables({ listed }: { listed: readonly GuideSource[] }) {
  return families.map(({ id, name, models }) => (
    <section key={id} aria-labelledby={id} className="mt-section">
      <h2 id={id} className="text-title">
        {`${name} family`}
      </h2>
      {models.map((slug) => (
        <ModelRepairs key={slug} slug={slug} listed={listed} />
      ))}
    </section>
  ));
}

function ModelRepairs({ slug, listed }: { slug: ModelSlug; listed: readonly GuideSource[] }) {
  const modelRepairs = repairs.filter(({ models }) => models.includes(slug));
  return (
    <section aria-labelledby={slug} className="mt-8 max-w-4xl">
      <div className="flex items-center gap-4">
        <ModelDrawing of={slug} />
        <h3 id={slug} className="scroll-mt-24 text-heading">
          <Link to={paths.console(slug)} className={`${loneLinkClass} hover:text-accent`}>
            {modelNames[slug]}
          </Link>
        </h3>
      </div>
      {modelRepairs.length === 0 ? (
        <p className="mt-3 text-muted">We’ve found no source for what fails on this one.</p>
      ) : (
        <table className="mt-3 w-full text-left max-sm:block">
          <caption className="sr-only">{`What fails on the ${modelNames[slug]}`}</caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-control text-label text-muted">
              <th scope="col" className="w-1/5 py-2 pr-6">
                Part
              </th>
              <th scope="col" className="w-2/5 py-2 pr-6">
                What fails
              </th>
              <th scope="col" className="py-2">
                What the repair takes
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {modelRepairs.map((repair) => (
              <tr key={repair.text} className="border-b border-line align-top max-sm:block max-sm:py-3">
                <th scope="row" className="py-3 pr-6 font-semibold max-sm:block max-sm:p-0">
                  {repair.part}
                </th>
                <td className="py-3 pr-6 text-pretty max-sm:block max-sm:p-0">
                  <ClaimText claim={repair} listed={listed} />
                </td>
                <td className="py-3 text-pretty max-sm:mt-1 max-sm:block max-sm:p-0">
                  <span className="font-semibold">{`${efforts[repair.effort]}. `}</span>
                  <span>{repair.takes}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
