import { headersFile } from './host-headers.ts';
import { redirectsFor, type Host } from './host-redirects.ts';

/**
 * The files that tell a static host how to serve the site, by file name. Vercel reads
 * vercel.json of the repository instead.
 * @param policy The Content-Security-Policy of every page.
 * @param links The `Link` header by path, where `/*` at the end stands for anything.
 */
export function hostFiles(host: Host, policy: string, links: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([
    ['_redirects', redirectsFor(host)],
    ['_headers', headersFile(policy, links)],
  ]);
}
