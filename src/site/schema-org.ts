import { paths } from './paths';
import { wholeAddress } from './whole-address';

/** An object of schema.org; its JSON omits undefined properties. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

export function breadcrumbs(...trail: readonly [name: string, path: string][]): Thing {
  const whole = [['Home', paths.home], ...trail] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: wholeAddress(path),
    })),
  };
}

export function publisher(siteName: string): Thing {
  return {
    '@type': 'Organization',
    name: siteName,
    url: wholeAddress(paths.home),
    logo: { '@type': 'ImageObject', url: wholeAddress('/icon-512.png'), width: 512, height: 512 },
  };
}
