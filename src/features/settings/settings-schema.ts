import * as v from 'valibot';
import type { SiteSettings } from '@/data/site/settings';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import { field, optionalText, picture, requiredText } from '@/lib/form-rules';
import { isEmail } from '@/lib/text-rules';
import type { FieldErrors } from '@/ui/form/fields';

const messages = {
  siteName: 'Enter a name (up to 100 characters).',
  siteDescription: 'Use up to 500 characters.',
  contactEmail: 'Enter an email address without spaces or hidden characters, such as hello@example.org.',
  itemsPerPage: 'Enter a whole number from 1 to 12.',
  metaTitle: 'Enter a title (up to 200 characters).',
  metaDescription: 'Use up to 500 characters.',
  metaKeywords: 'Use up to 500 characters.',
  ogImage:
    'Enter an https address or a path on this site, such as /og-image.png. A path can’t contain .., an address can’t contain a user name, and neither can contain spaces or hidden characters.',
  twitterHandle: 'Use up to 50 characters.',
  operator: 'Use up to 200 characters.',
  postalAddress: 'Use up to 500 characters.',
};

export const settingsSchema = v.object({
  siteName: requiredText(100, messages.siteName, 'Enter a site name.'),
  siteDescription: optionalText(500, messages.siteDescription),
  contactEmail: field(isEmail, messages.contactEmail, 'Enter a contact email.'),
  itemsPerPage: field((text) => /^([1-9]|1[0-2])$/.test(text), messages.itemsPerPage),
  metaTitle: requiredText(200, messages.metaTitle, 'Enter a meta title.'),
  metaDescription: optionalText(500, messages.metaDescription),
  metaKeywords: optionalText(500, messages.metaKeywords),
  ogImage: picture(messages.ogImage, 'Enter an OG image URL.'),
  twitterHandle: optionalText(50, messages.twitterHandle),
  operator: optionalText(200, messages.operator),
  postalAddress: optionalText(500, messages.postalAddress),
});

export type SettingsDraft = v.InferOutput<typeof settingsSchema>;

export const settingsLabels: Record<keyof SettingsDraft, string> = {
  siteName: 'Site Name',
  siteDescription: 'Site Description',
  contactEmail: 'Contact Email',
  itemsPerPage: 'Blog Posts Per Page',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
  metaKeywords: 'Meta Keywords',
  ogImage: 'OG Image URL',
  twitterHandle: 'Twitter Handle',
  operator: 'Operator',
  postalAddress: 'Postal address',
};

export function settingsDraft(settings: SiteSettings): SettingsDraft {
  const { siteName, siteDescription, contactEmail, itemsPerPage } = settings;
  const { metaTitle, metaDescription, metaKeywords, ogImage, twitterHandle } = settings;
  const { operator, postalAddress } = settings;
  return {
    siteName,
    siteDescription,
    contactEmail,
    itemsPerPage: String(itemsPerPage),
    metaTitle,
    metaDescription,
    metaKeywords,
    ogImage,
    twitterHandle,
    operator,
    postalAddress,
  };
}

/** Converts validated values for the database. The value of maintenance mode stays, because it has no control. */
export function settingsFields(draft: SettingsDraft, { maintenanceMode }: SiteSettings): SiteSettings {
  return { ...draft, itemsPerPage: Number(draft.itemsPerPage), maintenanceMode };
}

export function settingsErrors(error: unknown): FieldErrors<SettingsDraft> | null {
  return fieldErrorsFrom<SettingsDraft>(error, messages);
}
