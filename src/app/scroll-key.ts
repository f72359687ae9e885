import type { Location } from 'react-router-dom';

/**
 * Whose scroll position this is. Every first page of a visit has the key 'default',
 * so that one would start where another was left, or ignore its anchor.
 */
export function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key;
}
