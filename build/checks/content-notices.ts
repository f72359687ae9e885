import type { PublishedContent } from '../prerender/published-content.ts';
import { defaultSettings } from '../../src/data/reads/built-in.ts';
import { isDeliverable } from '../../src/lib/deliverable.ts';

/** Returns a line for each fact that the settings lack, for the log of a hosted build. */
export function contentNotices({ settings }: Pick<PublishedContent, 'settings'>): string[] {
  const { operator, postalAddress, contactEmail } = settings ?? defaultSettings;
  const notices: string[] = [];
  if (!operator.trim()) notices.push('settings: no operator, so the privacy page says that nobody is named yet');
  if (!postalAddress.trim()) notices.push('settings: no postal address');
  if (!isDeliverable(contactEmail))
    notices.push(`settings: no mail reaches ${contactEmail}, so no page shows a contact address`);
  return notices;
}
