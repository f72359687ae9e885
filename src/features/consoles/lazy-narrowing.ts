import { lazy, type ComponentType } from 'react';

const narrowing = () => import('./catalogue-narrowing');

type Narrowing = Awaited<ReturnType<typeof narrowing>>;

/** Where the code does not come, the fields of a page from the build stay as they are, and work by loading pages. */
function later<Props>(pick: (parts: Narrowing) => ComponentType<Props>) {
  return lazy(() =>
    narrowing().then(
      (parts) => ({ default: pick(parts) }),
      () => new Promise<never>(() => undefined),
    ),
  );
}

export const FacetBar = later(({ FacetBar }) => FacetBar);
export const ActiveFilters = later(({ ActiveFilters }) => ActiveFilters);
export const WaysOut = later(({ WaysOut }) => WaysOut);
export const LeftOut = later(({ LeftOut }) => LeftOut);
export const SortedBy = later(({ SortedBy }) => SortedBy);
