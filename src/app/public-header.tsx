import { Link, NavLink } from 'react-router-dom';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { ColourSchemeSwitch } from '@/ui/colour-scheme-switch';
import { onStoredSession, storedSession } from '@/data/session-record';

interface PublicHeaderProps {
  siteName: string;
  /** The mobile menu closes when it changes. */
  locationKey: string;
}

const entries = [
  { label: 'Home', to: paths.home },
  { label: 'Timeline', to: paths.timeline },
  { label: 'Consoles', to: paths.consoles },
  { label: 'Blog', to: paths.blog },
  { label: 'Links', to: paths.links },
  { label: 'Contact', to: paths.contact },
];

const opaqueAfter = 10;

export function PublicHeader({ siteName, locationKey }: PublicHeaderProps) {
  const user = useStoredUser();
  const opaque = useScrolled(opaqueAfter);
  const { open, menu } = usePopoverMenu(locationKey);

  return (
    <header
      data-opaque={opaque}
      className={`site-header @container fixed inset-x-0 top-0 z-40 border-b transition-colors print:hidden ${
        opaque ? 'border-line bg-canvas' : 'border-transparent'
      }`}
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-gutter py-2.5">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-touch min-w-0 items-center gap-2.5 font-display text-brand sm:text-xl/none"
        >
          <img src="/favicon.svg" alt="" width={30} height={30} loading="lazy" />
          {siteName}
        </Link>
        <button
          type="button"
          popoverTarget="main-menu"
          className="flex min-h-touch shrink-0 items-center rounded-full border border-control bg-surface px-4 font-semibold @5xl:hidden"
          aria-expanded={open}
          aria-controls="main-menu"
        >
          {open ? 'Close' : 'Menu'}
        </button>
        <nav ref={menu} id="main-menu" popover="auto" aria-label="Main" className="main-menu">
          <ul className="flex flex-col gap-1 @5xl:flex-row @5xl:items-center">
            {entries.map(({ label, to }) => (
              <li key={label}>
                <HeaderLink to={to}>{label}</HeaderLink>
              </li>
            ))}
            <li className="mt-2 @5xl:mt-0 @5xl:ml-2">
              <Link to={user ? paths.admin : paths.login} className={buttonClass()}>
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

interface HeaderLinkProps {
  to: string;
  children: string;
}

function HeaderLink({ to, children }: HeaderLinkProps) {
  const shape = 'flex min-h-touch items-center rounded-full px-3.5 font-semibold hover:text-accent';
  // A link to an anchor is never the current page.
  if (to.includes('#'))
    return (
      <Link to={to} className={shape}>
        {children}
      </Link>
    );
  return (
    <NavLink
      to={to}
      end={to === paths.home}
      className={({ isActive }) =>
        `${shape} ${isActive ? 'text-accent underline decoration-2 underline-offset-8' : ''}`
      }
    >
      {children}
    </NavLink>
  );
}

interface PopoverMenu {
  /** Undefined until the page is hydrated: until then the browser exposes the state of a popover's button. */
  open: boolean | undefined;
  menu: RefObject<HTMLElement | null>;
}

/** Mirrors a menu that the browser opens and closes (`popover`), and closes it when the location changes. */
function usePopoverMenu(locationKey: string): PopoverMenu {
  const [open, setOpen] = useState<boolean>();
  const menu = useRef<HTMLElement>(null);
  const shownAt = useRef(locationKey);

  useEffect(() => {
    const element = menu.current;
    if (!element || !hasPopovers()) return;
    const follow = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
    setOpen(element.matches(':popover-open'));
    element.addEventListener('beforetoggle', follow);
    return () => element.removeEventListener('beforetoggle', follow);
  }, []);

  useEffect(() => {
    if (shownAt.current === locationKey) return;
    shownAt.current = locationKey;
    if (hasPopovers()) menu.current?.hidePopover();
  }, [locationKey]);

  return { open, menu };
}

/** A browser without them always shows the menu (index.css). */
function hasPopovers(): boolean {
  return 'hidePopover' in HTMLElement.prototype;
}

function onScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** Reads the local record, without the auth client. */
function useStoredUser() {
  return useSyncExternalStore(onStoredSession, storedSession, () => null)?.user ?? null;
}
