import type { Console } from '@/data/consoles';
import type { Thing } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import { wholeAddress } from '@/lib/safe-url';
import { allSpecs, notKnown } from './console-specs';
import { eras } from './eras';

/**
 * A console, in the words of schema.org. It names no price and no rating, because the site has
 * none: search engines understand it, but show no shopping result for it.
 */
export function consoleProduct(console: Console): Thing {
  const { slug, name, description, year, color } = console;
  const specs = allSpecs(console).filter(({ value }) => value !== notKnown);
  return {
    '@type': 'Product',
    name,
    description,
    image: wholeAddress(paths.consolePicture(slug)),
    url: wholeAddress(paths.console(slug)),
    category: 'Handheld game console',
    // The eras of the catalogue are those of one maker.
    brand: eras.some(({ value }) => value === color) ? { '@type': 'Brand', name: 'Nintendo' } : undefined,
    releaseDate: year,
    additionalProperty: specs.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
  };
}
