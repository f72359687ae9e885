import { vi } from 'vitest';

/** Returns the ids of the elements that were scrolled into view, in order. jsdom cannot scroll. */
export function scrolledTo(): unknown[] {
  const scrolled: unknown[] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
  return scrolled.map((element) => element instanceof Element && element.id);
}
