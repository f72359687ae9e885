import { useEffect, useRef, useState, type RefObject } from 'react';

interface PopoverMenu {
  /** Undefined until the page is hydrated: the browser itself tells the state of a popover's button until then. */
  open: boolean | undefined;
  menu: RefObject<HTMLElement | null>;
}

/** Follows a menu that the browser opens and closes (`popover`), and closes it when the location changes. */
export function usePopoverMenu(locationKey: string): PopoverMenu {
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
