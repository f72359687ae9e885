import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { buyableConsoles, type BuyableConsole } from '@/data/consoles/buyable-consoles';
import { answerTo, wants } from '@/data/guides/buying';
import type { GuideSource } from '@/data/guides/claim';
import { paths } from '@/site/paths';
import { Button, loneLinkClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { sourceLinkClass } from '@/ui/source-link';
import { ClaimMarks } from './claim-text';
import { ModelDrawing } from './model-drawing';

/** Recommends a console for each purpose, from the facts of the catalogue. */
export function WantTable({ listed }: { listed: readonly GuideSource[] }) {
  const { data, isPending, refetch } = useQuery(buyableConsoles());
  if (isPending) return <SkeletonBlock label="Loading which console for what" className="h-[60rem]" />;
  if (!data) {
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        We couldn’t load the facts that this table is made from. Please try again.
      </EmptyState>
    );
  }
  return (
    <table className="w-full max-w-4xl text-left">
      <caption className="sr-only">Which console for what</caption>
      <thead>
        <tr className="border-b border-control text-label text-muted">
          <th scope="col" className="w-1/3 py-2 pr-4">
            You want
          </th>
          <th scope="col" className="py-2">
            Look for
          </th>
        </tr>
      </thead>
      <tbody>
        {wants.map((wanted) => {
          const answer = answerTo(wanted, data);
          if (!answer) return null;
          const { picked, others } = answer;
          const { want, because, sources = [], article } = wanted;
          return (
            <tr key={want} className="border-b border-line align-top">
              <th scope="row" className="py-4 pr-4 font-semibold text-pretty">
                {want}
              </th>
              <td className="py-4">
                <div className="flex gap-4 max-sm:flex-col max-sm:gap-2">
                  <ModelDrawing of={wanted.pick} />
                  <div className="min-w-0">
                    <p>
                      <Link
                        to={paths.console(picked.slug)}
                        className={`${loneLinkClass} font-semibold ${sourceLinkClass}`}
                      >
                        {picked.name}
                      </Link>
                    </p>
                    <p className="text-pretty">
                      <span>{because(picked, data)}</span>
                      {sources.length > 0 && <ClaimMarks sources={sources} listed={listed} />}
                    </p>
                    {others.length > 0 && <Others others={others} />}
                    {article && (
                      <p className="mt-1 text-sm">
                        <Link to={paths.post(article[0])} className={`${loneLinkClass} ${sourceLinkClass}`}>
                          {article[1]}
                        </Link>
                      </p>
                    )}
                  </div>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Others({ others }: { others: readonly BuyableConsole[] }) {
  return (
    <p className="mt-1 text-sm text-pretty text-muted">
      <span>Also: </span>
      {others.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && <span>{', '}</span>}
          <Link to={paths.console(slug)} className={`${loneLinkClass} ${sourceLinkClass}`}>
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
