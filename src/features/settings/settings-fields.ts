import type { SiteSettings } from '@/data/settings';
import { refusedFields } from '@/data/writes.admin';
import { isImageSource } from '@/lib/safe-url';
import { isEmail, isText, lengthOf } from '@/lib/text-rules';
import type { FieldErrors } from '@/ui/use-form';

/** The settings as they are typed. */
export type SettingsDraft = Omit<SiteSettings, 'itemsPerPage' | 'maintenanceMode'> & { itemsPerPage: string };

const words: FieldErrors<SettingsDraft> = {
  siteName: 'Please write a name of at most 100 characters.',
  siteDescription: 'Please write at most 500 characters.',
  contactEmail: 'Please write an e-mail address without spaces or hidden characters, such as hello@example.org.',
  itemsPerPage: 'Please write a whole number from 1 to 12.',
  metaTitle: 'Please write a title of at most 200 characters.',
  metaDescription: 'Please write at most 500 characters.',
  metaKeywords: 'Please write at most 500 characters.',
  ogImage:
    'Please write an http or https address, or a path on this site such as /og-image.png. A path has no .. in it, an address no user name, and neither has spaces or hidden characters.',
  twitterHandle: 'Please write at most 50 characters.',
};

/** The settings as a form shows them. */
export function settingsDraft(settings: SiteSettings): SettingsDraft {
  const { siteName, siteDescription, contactEmail, itemsPerPage } = settings;
  const { metaTitle, metaDescription, metaKeywords, ogImage, twitterHandle } = settings;
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
  };
}

/** What of a draft differs from what it started from. */
export function changesOf(draft: SettingsDraft, start: SettingsDraft): Partial<SettingsDraft> {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== start[field as keyof SettingsDraft]),
  );
}

/** The whole of what is sent for changes that were checked. Maintenance mode has no control: it stays as it is. */
export function settingsFields(changes: Partial<SettingsDraft>, saved: SiteSettings): SiteSettings {
  const draft = { ...settingsDraft(saved), ...changes };
  return { ...draft, itemsPerPage: Number(draft.itemsPerPage), maintenanceMode: saved.maintenanceMode };
}

/** What the database would not take, by the rules of its columns. */
export function checkSettings(draft: SettingsDraft): FieldErrors<SettingsDraft> {
  const fits: Record<keyof SettingsDraft, boolean> = {
    siteName: isText(draft.siteName, 100),
    siteDescription: lengthOf(draft.siteDescription) <= 500,
    contactEmail: isEmail(draft.contactEmail),
    itemsPerPage: /^([1-9]|1[0-2])$/.test(draft.itemsPerPage),
    metaTitle: isText(draft.metaTitle, 200),
    metaDescription: lengthOf(draft.metaDescription) <= 500,
    metaKeywords: lengthOf(draft.metaKeywords) <= 500,
    ogImage: isImageSource(draft.ogImage),
    twitterHandle: lengthOf(draft.twitterHandle) <= 50,
  };
  return Object.fromEntries(
    Object.entries(fits).flatMap(([field, fit]) => (fit ? [] : [[field, words[field as keyof SettingsDraft]]])),
  );
}

/** The words for what the database refused about the settings, or null. */
export function settingsRefusal(error: unknown): FieldErrors<SettingsDraft> | null {
  return refusedFields<SettingsDraft>(error, words);
}
