import { rowsOf } from './answers';
import type { Tables } from './database.types';
import { socialLinkColumns } from './columns';
import { publicQuery } from './public-query';
import { rest } from './rest';

export type SocialLink = Pick<Tables<'social_media_links'>, 'id' | 'platform' | 'url'>;

export const socialLinksKey = ['social-links'] as const;

/** The social links the footer shows, by platform. */
export function activeSocialLinks() {
  return publicQuery({
    queryKey: [...socialLinksKey, 'active'],
    copy: (copy) => copy.socialLinks(),
    read: async (signal) => {
      const query = rest.from('social_media_links').select(socialLinkColumns).eq('active', true);
      return rowsOf<SocialLink>(await query.order('platform').order('id').abortSignal(signal), {
        id: 'text',
        platform: 'text',
        url: 'text',
      });
    },
  });
}
