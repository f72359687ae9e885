import { vi } from 'vitest';

/** Returns the ids of the elements that the page scrolled into view, in order. In jsdom a mock replaces scrolling. */
export function scrolledTo(): unknown[] {
  const scrolled: unknown[] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
  return scrolled.map((element) => element instanceof Element && element.id);
}
