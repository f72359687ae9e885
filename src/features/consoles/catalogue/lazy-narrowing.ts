import { lazyComponent } from '@/ui/lazy-component';

/*
 * Loads parts of the catalogue after the code of the page. While a part is missing, the page keeps the elements
 * from the build. The links and fields in these elements load a whole page.
 */

const narrowing = () => import('./catalogue-narrowing');

export const FacetBar = lazyComponent(() => narrowing().then((parts) => parts.FacetBar));
export const ActiveFilters = lazyComponent(() => narrowing().then((parts) => parts.ActiveFilters));
export const FiltersToDrop = lazyComponent(() => narrowing().then((parts) => parts.FiltersToDrop));
export const IgnoredChoices = lazyComponent(() => narrowing().then((parts) => parts.IgnoredChoices));
export const SortedBy = lazyComponent(() => narrowing().then((parts) => parts.SortedBy));
