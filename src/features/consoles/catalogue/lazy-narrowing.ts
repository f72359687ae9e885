import { later } from '@/ui/later';

/*
 * Parts of the catalogue whose code comes after that of the page. Where it does not come, the page stays as it is, and
 * its links and fields work by loading pages.
 */

const narrowing = () => import('./catalogue-narrowing');

export const FacetBar = later(() => narrowing().then((parts) => parts.FacetBar));
export const ActiveFilters = later(() => narrowing().then((parts) => parts.ActiveFilters));
export const FiltersToDrop = later(() => narrowing().then((parts) => parts.FiltersToDrop));
export const LeftOut = later(() => narrowing().then((parts) => parts.LeftOut));
export const SortedBy = later(() => narrowing().then((parts) => parts.SortedBy));
