import type { QueryKey } from '@tanstack/react-query';

/** The public reads that a page can bring along, by the first two parts of their keys. */
const publicReads = new Map<unknown, readonly unknown[]>([
  ['site-settings', ['public']],
  ['social-links', ['active']],
  ['categories', [undefined]],
  ['links', ['active']],
  ['posts', ['page', 'slug', 'relations']],
  [
    'consoles',
    [
      ...['catalogue', 'found', 'slug', 'relations', 'compared', 'coverage'],
      ...['plays', 'region locks', 'link cables', 'of-month', 'past-of-month'],
    ],
  ],
]);

/** Of a read that any visitor may make. A key of staff is none, nor is one that nobody knows. */
export function isPublicKey([subject, kind]: QueryKey): boolean {
  return publicReads.get(subject)?.includes(kind) ?? false;
}
