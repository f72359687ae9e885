import * as v from 'valibot';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import type { SocialLinkFields, StaffSocialLink } from '@/data/site/social-links.admin';
import { httpUrl, requiredText } from '@/lib/form-rules';
import type { FieldErrors } from '@/ui/form/fields';

const messages = {
  platform: 'Enter a platform (up to 50 characters).',
  url: 'Enter an http or https address (up to 2,048 characters) without a user name, spaces or hidden characters.',
};

export const socialLinkSchema = v.object({
  platform: requiredText(50, messages.platform, 'Enter a platform.'),
  url: httpUrl(messages.url, 'Enter a URL.'),
  active: v.boolean(),
});

export const socialLinkLabels: Record<keyof SocialLinkFields, string> = {
  platform: 'Platform',
  url: 'URL',
  active: 'Active',
};

export const emptySocialLink: SocialLinkFields = { platform: '', url: '', active: true };

export function socialLinkDraft({ platform, url, active }: StaffSocialLink): SocialLinkFields {
  return { platform, url, active };
}

export function socialLinkErrors(error: unknown): FieldErrors<SocialLinkFields> | null {
  return fieldErrorsFrom<SocialLinkFields>(error, messages);
}
