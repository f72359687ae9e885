import { Link, type LinkProps } from 'react-router-dom';

/**
 * Where pages change in a transition: with a mouse. Taking the two pictures that it moves between keeps a slow phone
 * from showing the page for a tenth of a second.
 */
const moving =
  typeof matchMedia === 'undefined' ? null : matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)');

/** A link to a page that shows the same picture: it moves there. */
export function PageLink(props: Omit<LinkProps, 'viewTransition'>) {
  return <Link {...props} viewTransition={moving?.matches ?? false} />;
}
