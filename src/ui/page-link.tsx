import { Link, type LinkProps } from 'react-router-dom';

/**
 * Matches a mouse without a wish for reduced motion. Other devices get no view transitions: on a slow phone, the
 * capture of both pictures delays the page by a tenth of a second.
 */
const motionQuery =
  typeof matchMedia === 'undefined' ? null : matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)');

/** A link to a page that shows the same picture. The picture moves there. */
export function PageLink(props: Omit<LinkProps, 'viewTransition'>) {
  return <Link {...props} viewTransition={motionQuery?.matches ?? false} />;
}
