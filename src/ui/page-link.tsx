import { Link, type LinkProps } from 'react-router-dom';

/**
 * Matches a device with a mouse, whose user has not asked for reduced motion. Other devices get no view transitions: on
 * a slow phone, the capture of both pictures delays the page by a tenth of a second.
 */
const motionQuery =
  typeof matchMedia === 'undefined' ? null : matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)');

/** A link to a page that shows the same picture. The picture moves to its place on that page. */
export function PageLink(props: Omit<LinkProps, 'viewTransition'>) {
  return <Link {...props} viewTransition={motionQuery?.matches ?? false} />;
}
