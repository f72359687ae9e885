import { queryOptions } from '@/lib/query';
import { rowsOf } from './answers';
import type { Tables } from './database.types';
import { rest } from './rest';

type SocialLink = Pick<Tables<'social_media_links'>, 'id' | 'platform' | 'url'>;

export const socialLinksKey = ['social-links'] as const;

/** The social links the footer shows, by platform. */
export function activeSocialLinks() {
  return queryOptions({
    queryKey: [...socialLinksKey, 'active'],
    queryFn: async ({ signal }) => {
      const query = rest.from('social_media_links').select('id, platform, url').eq('active', true);
      return rowsOf<SocialLink>(await query.order('platform').order('id').abortSignal(signal), {
        id: 'text',
        platform: 'text',
        url: 'text',
      });
    },
  });
}
