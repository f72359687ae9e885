import { env } from './env';
import { withoutEndSlashes } from './paths';
import { isHttpUrl } from './safe-url';

/**
 * The whole address of a path on this site, which is what link previews and search engines want.
 * An http(s) address stays as it is.
 */
export function wholeAddress(pathOrUrl: string): string {
  return isHttpUrl(pathOrUrl) ? pathOrUrl : withoutEndSlashes(env.siteUrl || location.origin) + pathOrUrl;
}
