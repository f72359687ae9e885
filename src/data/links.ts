import type { Tables } from './database.types';
import { linkColumns } from './columns';
import { publicQuery } from './public-query';
import { readRows } from './rest';

export type UsefulLink = Pick<Tables<'links'>, 'id' | 'title' | 'url' | 'description' | 'image' | 'category'>;

const linkShape = {
  id: 'text',
  title: 'text',
  url: 'text',
  description: 'text or null',
  image: 'text or null',
  category: 'text',
} as const;

export const linksKey = ['links'] as const;

/** The links of the public page, lower order first. */
export function activeLinks() {
  return publicQuery({
    queryKey: [...linksKey, 'active'],
    copy: (copy) => copy.links(),
    read: (signal) =>
      readRows<UsefulLink>('links', { select: linkColumns, active: 'eq.true', order: 'order,id' }, linkShape, signal),
  });
}
