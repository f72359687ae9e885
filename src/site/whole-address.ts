import { isHttpUrl } from '@/lib/safe-url';
import { env } from './env';
import { withoutEndSlashes } from './paths';

/** Returns the absolute address of a path on this site, for link previews. An http(s) address stays unchanged. */
export function wholeAddress(pathOrUrl: string): string {
  return isHttpUrl(pathOrUrl) ? pathOrUrl : withoutEndSlashes(env.siteUrl || location.origin) + pathOrUrl;
}
