import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

export function SkipLink() {
  // The link adds no history entry: React Router could not block leaving an entry that it did not create.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a
      href="#main"
      onClick={skip}
      className="fixed top-3 left-3 z-50 rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink forced-colors:border not-focus:sr-only print:hidden"
    >
      Skip to content
    </a>
  );
}

/** Moves the focus to the main part when the path changes, because the pressed link is gone. */
export function useFocusOnPage(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
