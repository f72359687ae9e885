import type { SiteSettings } from '@/data/settings';
import { publisher, type Thing } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import { wholeAddress } from '@/lib/safe-url';

/** The whole site, in the words of schema.org. */
export function webSite({ siteName, siteDescription }: SiteSettings): Thing {
  return {
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: wholeAddress(paths.home),
    inLanguage: 'en',
    publisher: publisher(siteName),
  };
}
