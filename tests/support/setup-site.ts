import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterAll, afterEach, vi } from 'vitest';
import { handleColourSwitch } from '@/before-hydration/colours';
import { closeMenuOnLeaving } from '@/before-hydration/menu';
import type { WithMailLink } from '@/site/mail-link';
import { resetDevice } from './device';
import { network, server } from './network/server';

configure({
  // Only a failing test or a busy machine waits this long.
  asyncUtilTimeout: 15_000,
  // A waiting query creates an error at each try. An error with the whole document took a seventh of the time.
  getElementError: (message, container) => new Error(`${message ?? ''}\n\n${container.textContent.slice(0, 2000)}`),
});

// This must run before any module of the site loads, because the REST client keeps the `fetch` of that moment.
server.listen({ onUnhandledRequest: 'error' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  toast.remove();
  server.resetHandlers();
  const [mistake] = network.mistakes;
  network.reset();
  localStorage.clear();
  sessionStorage.clear();
  resetDevice();
  delete document.documentElement.dataset.colourScheme;
  delete (globalThis as WithMailLink).mailLink;
  if (mistake) throw mistake;
});
afterAll(() => server.close());

// A query by role reads the style of every element. For each element, jsdom would match its whole default style sheet.
// The site's style sheet is absent, so all elements of one kind share one style, and a cache suffices.
const styleOf = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudoElement) => {
  const attributes = ['hidden', 'open', 'style', 'type'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([pseudoElement, element.tagName, ...attributes]);
  const style = styles.get(kind) ?? styleOf(element, pseudoElement);
  styles.set(kind, style);
  return style;
};

// Queries read the labels of each control. For each label, jsdom would walk the whole document.
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      const named = this.id === '' ? [] : document.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`);
      const around = this.closest('label:not([for])');
      return around ? [...named, around] : [...named];
    },
  });
}

// jsdom has no layout. These mocks record the scrolling.
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();

// In jsdom no size changes, so an observer reports once.
window.ResizeObserver = class implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe(): void {
    this.#callback([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};

// jsdom has the dialog element but cannot open a dialog.
HTMLDialogElement.prototype.showModal = function () {
  if (this.open) throw new DOMException('the dialog is open already', 'InvalidStateError');
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  // As in a browser, the event comes after the caller ends.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
document.addEventListener('keydown', ({ key }) => {
  const dialog = Array.from(document.querySelectorAll('dialog')).findLast(({ open }) => open);
  if (key !== 'Escape' || !dialog) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

// jsdom has no popovers.
const shownPopovers = new WeakSet<Element>();
function togglePopover(element: HTMLElement, open: boolean): void {
  if (shownPopovers.has(element) === open) return;
  if (open) shownPopovers.add(element);
  else shownPopovers.delete(element);
  element.dispatchEvent(new Event('toggle'));
}
HTMLElement.prototype.hidePopover = function () {
  togglePopover(this, false);
};
const matches = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return selector === ':popover-open' ? shownPopovers.has(this) : matches.call(this, selector);
  },
});
document.addEventListener('click', ({ target }) => {
  const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && document.getElementById(id);
  if (popover) togglePopover(popover, !shownPopovers.has(popover));
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
});

// The inline script of every page does this before the site's code loads.
handleColourSwitch();
closeMenuOnLeaving();
