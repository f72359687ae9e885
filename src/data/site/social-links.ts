import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { publicQuery } from '@/data/reads/public-query';
import type { socialLink } from '@/data/service/rows';

export type SocialLink = v.InferOutput<typeof socialLink>;

export const socialLinksKey = ['social-links'] as const;

export function activeSocialLinks() {
  return publicQuery({
    queryKey: [...socialLinksKey, 'active'],
    kinds: ['social links'],
    page: paths.home,
    read: async ({ rowsOf, socialLink, socialLinkColumns, supabase }, signal): Promise<SocialLink[]> => {
      const active = supabase.from('social_media_links').select(socialLinkColumns).eq('active', true);
      return rowsOf(await active.order('platform').order('id').abortSignal(signal), socialLink);
    },
  });
}
