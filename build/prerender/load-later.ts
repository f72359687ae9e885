import { minifiedScript } from './inline-script.ts';

/**
 * Stands in every page as a script of its own: fetches the site's code when the page with
 * its pictures is there, or as soon as somebody touches it. Until then it would take the
 * line away from the first picture. Keeps the last button that was pressed meanwhile, for
 * src/app/early-press.ts. A text, because it must come out the same whoever compiles this file.
 */
const source = `(() => {
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let started = false;
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
    if (started) return;
    started = true;
    for (const { content } of document.querySelectorAll('meta[name="script"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      // In the order they are named: each runs in a step of its own.
      script.async = false;
      script.src = content;
      document.head.append(script);
    }
  };
  // Not before what came last is on the screen, which is a little later than its frame.
  const whenPainted = () => requestAnimationFrame(() => setTimeout(start, 100));
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  addEventListener('load', whenPainted, { once: true });
  const early = (window.earlyPress = { alive: false });
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button');
    if (early.alive || !button) return;
    // A form that is sent by the browser itself loses what is in it.
    event.preventDefault();
    early.button = button;
  }, true);
})()`;

/** The text of that script. */
export function laterScript(): string {
  return minifiedScript(source);
}
