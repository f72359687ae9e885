import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { go, type GoOptions } from './history';
import { useLocation } from './hooks';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & GoOptions & { to: string };

/** A link to an address of the site. */
export function Link({ to, replace, preventScrollReset, viewTransition, onClick, target, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const own = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !own || (target && target !== '_self')) return;
    event.preventDefault();
    // Where one is already, the same entry is shown again.
    const here = new URL(to, location.href).href === location.href;
    go(to, { replace: replace ?? here, preventScrollReset, viewTransition });
  };
  return <a {...rest} href={to} target={target} onClick={follow} />;
}

type NavLinkProps = Omit<LinkProps, 'className'> & {
  /** True for a link that stands for its own page only, not for those below it. */
  end?: boolean;
  className: string | ((state: { isActive: boolean }) => string);
};

/** A link that says when it leads to where one is. */
export function NavLink({ end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return (
    <Link
      {...rest}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'string' ? className : className({ isActive })}
    />
  );
}

/** Sends the visitor on. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  // Once React is done: a page that is left cannot be drawn anew at the same time.
  useEffect(() => queueMicrotask(() => go(to, { replace })), [to, replace]);
  return null;
}
