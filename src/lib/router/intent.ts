/** A pointer or the focus that only passes by is gone after this time. */
const passingMilliseconds = 65;

/**
 * Tells which page of the site somebody seems to be about to open: its link is pressed, or
 * pointer or focus stay on it. One set of listeners serves every link there is.
 * @returns what ends that.
 */
export function followIntent(onIntent: (pathname: string) => void): () => void {
  let timer: number | undefined;
  const leave = () => window.clearTimeout(timer);
  const stay = ({ target }: Event) => {
    leave();
    const pathname = pathOf(target);
    if (pathname) timer = window.setTimeout(() => onIntent(pathname), passingMilliseconds);
  };
  const press = ({ target }: Event) => {
    leave();
    const pathname = pathOf(target);
    if (pathname) onIntent(pathname);
  };
  const listeners = { pointerover: stay, focusin: stay, pointerout: leave, focusout: leave, pointerdown: press };
  for (const [event, listener] of Object.entries(listeners))
    document.addEventListener(event, listener, { passive: true });
  return () => {
    leave();
    for (const [event, listener] of Object.entries(listeners)) document.removeEventListener(event, listener);
  };
}

/** The path behind a link to another page of the site; null for everything else. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname) return null;
  return link.pathname;
}
