import { Link } from 'react-router-dom';
import type { ClaimSection, GuideSource } from '@/data/guides/claim';
import { loneLinkClass } from '@/ui/button';
import { sourceLinkClass } from '@/ui/source-link';
import { ClaimText, ModelLinks } from './claim-text';

interface ClaimSectionsProps {
  sections: readonly ClaimSection[];
  listed: readonly GuideSource[];
}

/** Lists claims, with links to their consoles. Each section has a heading of the third level. */
export function ClaimSections({ sections, listed }: ClaimSectionsProps) {
  return (
    <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
      {sections.map(({ id, title, claims, more = [] }) => (
        <section key={id} aria-labelledby={id} className="min-w-0">
          <h3 id={id} className="scroll-mt-24 text-heading">
            {title}
          </h3>
          <ul className="mt-3 space-y-4">
            {claims.map((claim) => (
              <li key={claim.text} className="border-t border-line pt-3">
                <p className="text-pretty">
                  <ClaimText claim={claim} listed={listed} />
                </p>
                {claim.models.length > 0 && (
                  <p className="mt-1 text-sm text-pretty text-muted">
                    <ModelLinks models={claim.models} />
                  </p>
                )}
              </li>
            ))}
            {more.map(([path, words]) => (
              <li key={path} className="print:hidden">
                <Link to={path} className={`${loneLinkClass} ${sourceLinkClass}`}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
