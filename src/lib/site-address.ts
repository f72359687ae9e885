import { env } from './env';
import { isHttpUrl } from './safe-url';

/**
 * The whole address of a path on this site, which is what link previews and search engines want.
 * An http(s) address stays as it is.
 */
export function wholeAddress(pathOrUrl: string): string {
  return isHttpUrl(pathOrUrl) ? pathOrUrl : (env.siteUrl || location.origin).replace(/(?<!\/)\/+$/, '') + pathOrUrl;
}
