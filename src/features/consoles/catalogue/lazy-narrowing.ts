import { lazy, type ComponentType } from 'react';

/** Parts of the catalogue whose code comes after that of the page. */

const narrowing = () => import('./catalogue-narrowing');

/** Where the code does not come, the page stays as it is, and its links and fields work by loading pages. */
function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => undefined),
    ),
  );
}

export const FacetBar = later(() => narrowing().then((parts) => parts.FacetBar));
export const ActiveFilters = later(() => narrowing().then((parts) => parts.ActiveFilters));
export const WaysOut = later(() => narrowing().then((parts) => parts.WaysOut));
export const LeftOut = later(() => narrowing().then((parts) => parts.LeftOut));
export const SortedBy = later(() => narrowing().then((parts) => parts.SortedBy));
