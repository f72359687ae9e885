import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the page's main part when the path changes: screen readers and
 * the keyboard go on from the new page, not from a link that is gone.
 */
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
