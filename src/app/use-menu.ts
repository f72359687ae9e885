import { useEffect, useRef, useState } from 'react';

/** A menu that closes when the location changes, and by Escape. */
export function useMenu(locationKey: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === locationKey;
  // Forgotten, not just hidden: going back would bring its key back, and the menu with it.
  if (openAt !== null && !open) setOpenAt(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      // The key is for a dialog that stands above the menu.
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setOpenAt(null);
      // The focus may be on a link that is hidden now.
      button.current?.focus();
    };
    window.addEventListener('keydown', closeByKey);
    return () => window.removeEventListener('keydown', closeByKey);
  }, [open]);

  return { open, button, toggle: () => setOpenAt(open ? null : locationKey) };
}
