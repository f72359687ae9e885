import type { Tables } from './database.types';
import { socialLinkColumns } from './columns';
import { onceInAVisit, publicQuery } from './public-query';
import { readRows } from './rest';

export type SocialLink = Pick<Tables<'social_media_links'>, 'id' | 'platform' | 'url'>;

export const socialLinksKey = ['social-links'] as const;

const socialLinkShape = { id: 'text', platform: 'text', url: 'text' } as const;

/** The social links the footer shows, by platform. */
export function activeSocialLinks() {
  const options = publicQuery({
    queryKey: [...socialLinksKey, 'active'],
    copy: (copy) => copy.socialLinks(),
    read: (signal) => {
      const query = { select: socialLinkColumns, active: 'eq.true', order: 'platform,id' };
      return readRows<SocialLink>('social_media_links', query, socialLinkShape, signal);
    },
  });
  return { ...options, staleTime: onceInAVisit };
}
