import { vi } from 'vitest';

/** Ids of the elements that were scrolled into view, in order; jsdom itself cannot scroll. */
export function scrolledTo(): unknown[] {
  const scrolled: unknown[] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
  return scrolled.map((element) => element instanceof Element && element.id);
}
