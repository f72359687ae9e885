import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { rowsOf } from './errors';
import { publicQuery } from './public-query';
import { socialLink, socialLinkColumns } from './rows';
import { supabase } from './supabase';

export type SocialLink = v.InferOutput<typeof socialLink>;

export const socialLinksKey = ['social-links'] as const;

export function activeSocialLinks() {
  return publicQuery({
    queryKey: [...socialLinksKey, 'active'],
    kinds: ['social links'],
    page: paths.home,
    read: async (signal): Promise<SocialLink[]> => {
      const active = supabase.from('social_media_links').select(socialLinkColumns).eq('active', true);
      return rowsOf(await active.order('platform').order('id').abortSignal(signal), socialLink);
    },
  });
}
