import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { describedField, totalCoverage } from '@/data/consoles/console-fields';
import { catalogueCoverage } from '@/data/consoles/open-data';
import { openDataFiles, openDataLicence } from '@/data/consoles/open-data-files';
import { env, unknownOrigin } from '@/site/env';
import { withoutEndSlashes } from '@/site/paths';
import { wholeAddress } from '@/site/whole-address';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ExternalLink } from '@/ui/external-link';
import { SkeletonBlock } from '@/ui/skeletons';
import { formatNumber } from '@/lib/english';

const columns = 'name,weight_g,plays:console_compatibility(family,plays)';

/**
 * Returns the address of the service, the same in the build and in the browser. In a local build the browser calls the
 * origin of the page, but the text names the address of the site.
 */
function serviceAddress(): string {
  const own = typeof location === 'undefined' ? unknownOrigin : location.origin;
  return env.supabaseUrl === own ? wholeAddress('') : env.supabaseUrl;
}

export function OpenDataGuide({ siteName }: { siteName: string }) {
  const call = `curl '${withoutEndSlashes(serviceAddress())}/rest/v1/consoles?select=${columns}' \\\n  -H 'apikey: ${env.supabaseKey}'`;
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <Part id="files" title="Two files">
          <ul className="space-y-4">
            {openDataFiles.map(({ path, label, text }) => (
              <li key={path}>
                <a href={path} download className={buttonClass('quiet')}>
                  {label}
                </a>
                <p className="mt-2 text-pretty">{text}</p>
              </li>
            ))}
          </ul>
        </Part>
        <div className="min-w-0 space-y-10">
          <Part id="rest" title="The same by REST">
            <p className="text-pretty">
              Read the tables consoles, console_releases, console_compatibility, console_sources and link_cables with
              PostgREST. Name the columns that you want.
            </p>
            <pre
              role="region"
              tabIndex={0}
              aria-label="An example of a call"
              className="mt-3 overflow-x-auto rounded-xl bg-sunken p-4 text-sm"
            >
              <code>{call}</code>
            </pre>
          </Part>
          <Part id="licence" title="Licence">
            <p className="text-pretty">
              <ExternalLink href={openDataLicence.url} className="underline hover:text-accent">
                {openDataLicence.name}
              </ExternalLink>
              <span>{`: you may share and adapt it, even commercially. Credit ${siteName} with a link. Names and trademarks belong to their owners.`}</span>
            </p>
          </Part>
        </div>
      </div>
      <Coverage />
    </>
  );
}

function Coverage() {
  const { data, isPending, refetch } = useQuery(catalogueCoverage());
  if (isPending) return <SkeletonBlock label="Loading the fields" className="mt-section h-40" />;
  const { known, of } = totalCoverage(data ?? []);
  return (
    <section aria-labelledby="fields" className="mt-section">
      <h2 id="fields" className="text-title">
        Fields
      </h2>
      {data ? (
        <>
          <p className="mt-3">
            {`Known: ${formatNumber(known)} of ${formatNumber(of)} values. An unknown value is null, or empty in the CSV.`}
          </p>
          <details className="mt-4">
            <summary className="min-h-touch cursor-pointer content-center font-semibold hover:text-accent">
              {`All ${data.length} fields`}
            </summary>
            <table className="mt-2 w-full text-left text-sm">
              <caption className="sr-only">Fields of a console</caption>
              <thead>
                <tr className="text-label text-muted">
                  <th scope="col" className="py-2 pr-4">
                    Field
                  </th>
                  <th scope="col" className="py-2 pr-4">
                    What it says
                  </th>
                  <th scope="col" className="py-2 pr-4 wrap-normal">
                    Unit
                  </th>
                  <th scope="col" className="py-2 text-right wrap-normal">
                    Known
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((field) => {
                  const { text, unit } = describedField(field.name);
                  return (
                    <tr key={field.name} className="border-t border-line align-top">
                      <th scope="row" className="py-2 pr-4 font-mono font-normal wrap-normal">
                        {/* Allows a line break after each underscore. */}
                        {field.name.split(/(?<=_)/).map((word) => (
                          <Fragment key={word}>
                            <span>{word}</span>
                            <wbr />
                          </Fragment>
                        ))}
                      </th>
                      <td className="py-2 pr-4 hyphens-auto">{text}</td>
                      <td className="py-2 pr-4 wrap-normal text-muted">{unit ?? '–'}</td>
                      <td className="py-2 text-right whitespace-nowrap tabular-nums">
                        {field.of === null ? field.known : `${field.known} of ${field.of}`}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </details>
        </>
      ) : (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We couldn’t load the fields. Please try again.
        </EmptyState>
      )}
    </section>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
