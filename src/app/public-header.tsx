import { Link, NavLink } from 'react-router-dom';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { paths } from '@/site/paths';
import { ColourSchemeSwitch } from '@/ui/colour-scheme-switch';
import { onStoredSession, storedSession } from '@/data/service/session-record';

interface PublicHeaderProps {
  siteName: string;
  /** A new key closes the mobile menu. */
  locationKey: string;
}

const entries = [
  { label: 'Home', to: paths.home },
  { label: 'Timeline', to: paths.timeline },
  { label: 'Consoles', to: paths.consoles },
  { label: 'Blog', to: paths.blog },
  { label: 'Links', to: paths.links },
  { label: 'Contact', to: paths.contact },
  { label: 'Tools', to: paths.tools },
];

const opaqueAfter = 10;

export function PublicHeader({ siteName, locationKey }: PublicHeaderProps) {
  const user = useStoredUser();
  const opaque = useScrolled(opaqueAfter);

  return (
    <header
      data-opaque={opaque}
      className={`site-header @container fixed inset-x-0 top-0 z-40 border-b transition-[background-color,border-color] low:absolute print:hidden ${
        opaque ? 'border-line bg-canvas' : 'border-transparent'
      }`}
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-gutter py-2.5">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-touch min-w-0 items-center gap-2.5 font-display text-brand sm:text-xl/none"
        >
          <img src="/favicon.svg" alt="" width={30} height={30} loading="lazy" />
          <span>{siteName}</span>
        </Link>
        <MenuButton locationKey={locationKey} />
        <nav id={menuId} popover="auto" aria-label="Main" className="main-menu">
          <ul className="flex flex-col gap-1 @5xl:flex-row @5xl:items-center">
            {entries.map(({ label, to }) => (
              <li key={label}>
                <HeaderLink to={to}>{label}</HeaderLink>
              </li>
            ))}
            <li className="mt-2 w-fit @5xl:mt-0 @5xl:ml-2">
              <Link
                to={user ? paths.admin : paths.login}
                className={`${entryClass} border border-line text-muted hover:border-accent`}
              >
                {user ? 'Admin' : 'Sign In'}
              </Link>
            </li>
          </ul>
        </nav>
        <ColourSchemeSwitch />
      </div>
    </header>
  );
}

const entryClass = 'flex min-h-touch items-center rounded-full px-3.5 font-semibold hover:text-accent';

interface HeaderLinkProps {
  to: string;
  children: string;
}

function HeaderLink({ to, children }: HeaderLinkProps) {
  // A link to an anchor is never the current page.
  if (to.includes('#'))
    return (
      <Link to={to} className={entryClass}>
        {children}
      </Link>
    );
  return (
    <NavLink
      to={to}
      end={to === paths.home}
      className={({ isActive }) =>
        `${entryClass} ${isActive ? 'text-accent underline decoration-2 underline-offset-8' : ''}`
      }
    >
      {children}
    </NavLink>
  );
}

const menuId = 'main-menu';

/** The browser opens and closes the menu (`popover`). A change of the location also closes the menu. */
function MenuButton({ locationKey }: Pick<PublicHeaderProps, 'locationKey'>) {
  // Undefined before hydration. Until then, the browser announces the state of the button.
  const open = useSyncExternalStore(onMenuToggle, isMenuOpen, () => undefined);
  const shownAt = useRef(locationKey);

  useEffect(() => {
    if (shownAt.current === locationKey) return;
    shownAt.current = locationKey;
    if (hasPopovers()) document.getElementById(menuId)?.hidePopover();
  }, [locationKey]);

  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="flex min-h-touch shrink-0 items-center rounded-full border border-control bg-surface px-4 font-semibold @5xl:hidden"
      aria-expanded={open}
      aria-controls={menuId}
    >
      {open ? 'Close' : 'Menu'}
    </button>
  );
}

function onMenuToggle(onChange: () => void): () => void {
  const menu = document.getElementById(menuId);
  menu?.addEventListener('toggle', onChange);
  return () => menu?.removeEventListener('toggle', onChange);
}

function isMenuOpen(): boolean | undefined {
  return hasPopovers() ? document.getElementById(menuId)?.matches(':popover-open') : undefined;
}

/** Says whether the browser has popovers. Without popovers, the menu always shows (index.css). */
function hasPopovers(): boolean {
  return 'hidePopover' in HTMLElement.prototype;
}

function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const updateScrolled = () => setScrolled(window.scrollY > pixels);
    // The browser paints a new page before this transition. That page then scrolls to its top.
    const onScroll = () => startTransition(updateScrolled);
    updateScrolled();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [pixels]);
  return scrolled;
}

/** Reads the session record, without the auth client. */
function useStoredUser() {
  return useSyncExternalStore(onStoredSession, storedSession, () => null)?.user ?? null;
}
