import { lazyComponent } from '@/ui/lazy-component';

/*
 * Parts of the catalogue whose code loads after the code of the page. Without this code the page stays the same, and
 * its links and fields load pages.
 */

const narrowing = () => import('./catalogue-narrowing');

export const FacetBar = lazyComponent(() => narrowing().then((parts) => parts.FacetBar));
export const ActiveFilters = lazyComponent(() => narrowing().then((parts) => parts.ActiveFilters));
export const FiltersToDrop = lazyComponent(() => narrowing().then((parts) => parts.FiltersToDrop));
export const LeftOut = lazyComponent(() => narrowing().then((parts) => parts.LeftOut));
export const SortedBy = lazyComponent(() => narrowing().then((parts) => parts.SortedBy));
