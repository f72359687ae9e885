import { minifySync } from 'vite';

/**
 * Stands in every page as a script of its own: fetches the site's code and whole style
 * sheet when the page with its pictures is there, or as soon as somebody touches it. Until
 * then they would take the line away from the first picture.
 */
function loadLater(): void {
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let started = false;
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
    if (started) return;
    started = true;
    for (const { name, content } of document.querySelectorAll<HTMLMetaElement>('meta[name^="later-"]')) {
      const kind = name.slice('later-'.length);
      const element = document.createElement(kind === 'module' ? 'script' : 'link');
      element.crossOrigin = '';
      if (element instanceof HTMLScriptElement) Object.assign(element, { type: kind, src: content });
      else Object.assign(element, { rel: kind, href: content });
      document.head.append(element);
    }
  };
  // Right behind the next frame, so that what came last is painted first.
  const whenPainted = () => requestAnimationFrame(() => setTimeout(start));
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  addEventListener('load', whenPainted, { once: true });
}

/** The text of that script. */
export function laterScript(): string {
  return minifySync('later.js', `(${loadLater.toString()})()`).code.trim();
}
