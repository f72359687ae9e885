/** What a visitor does first; whatever it opens may need styles that the page did not. */
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

let loading: Promise<void> | undefined;
let loaded = false;

/**
 * Loads the style sheet of the whole site: a prerendered page carries only what it shows
 * itself. Resolves when it is there, or cannot be had: then most still looks right.
 * @returns undefined when there is nothing to wait for.
 */
export function wholeStyleSheet(): Promise<void> | undefined {
  loading ??= load().then(() => {
    loaded = true;
  });
  return loaded ? undefined : loading;
}

/** Loads it as soon as the visitor touches anything. */
export function loadStylesWhenTouched(): void {
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
    void wholeStyleSheet();
  };
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
}

/** Has the browser keep it ready; applying it now would draw a page anew that has all it needs. */
export function fetchStylesAhead(): void {
  const address = addressInPage();
  if (address) fetch(address, { priority: 'low' }).catch(() => undefined);
}

function addressInPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="style-sheet"]')?.content;
}

function load(): Promise<void> {
  const address = addressInPage();
  if (!address) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });
}
