import { refusedFields } from '@/data/writes.admin';
import type { SocialLinkFields, StaffSocialLink } from '@/data/social-links.admin';
import { isHttpUrl } from '@/lib/safe-url';
import { isText } from '@/lib/text-rules';
import type { FieldErrors } from '@/ui/use-form';

export const emptySocialLink: SocialLinkFields = { platform: '', url: '', active: true };

const words: FieldErrors<SocialLinkFields> = {
  platform: 'Please write a platform of at most 50 characters.',
  url: 'Please write an http or https address of at most 2,048 characters, without a user name, spaces or hidden characters.',
};

/** The saved link as a form shows it. */
export function socialLinkDraft({ platform, url, active }: StaffSocialLink): SocialLinkFields {
  return { platform, url, active };
}

/** What the database would not take, by the rules of its columns. */
export function checkSocialLink({ platform, url }: SocialLinkFields): FieldErrors<SocialLinkFields> {
  return {
    platform: isText(platform, 50) ? undefined : words.platform,
    url: isHttpUrl(url) ? undefined : words.url,
  };
}

/** The words for what the database refused about a social link, or null. */
export function socialLinkRefusal(error: unknown): FieldErrors<SocialLinkFields> | null {
  return refusedFields<SocialLinkFields>(error, words);
}
