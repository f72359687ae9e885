import { later } from '@/ui/later';

/*
 * Parts of the catalogue whose code loads after the code of the page. Without it the page stays unchanged, and its links
 * and fields load pages.
 */

const narrowing = () => import('./catalogue-narrowing');

export const FacetBar = later(() => narrowing().then((parts) => parts.FacetBar));
export const ActiveFilters = later(() => narrowing().then((parts) => parts.ActiveFilters));
export const FiltersToDrop = later(() => narrowing().then((parts) => parts.FiltersToDrop));
export const LeftOut = later(() => narrowing().then((parts) => parts.LeftOut));
export const SortedBy = later(() => narrowing().then((parts) => parts.SortedBy));
