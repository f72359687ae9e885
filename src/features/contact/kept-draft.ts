import type { ContactMessage } from '@/data/site/contact-email';

export const draftKey = 'handheld-legacy.contact';
/** Of what was sent without its mail leaving (keep-on-site.ts). */
export const attemptsKey = 'handheld-legacy.contact-attempts';

/** Stored for as long as this tab is open. False when the storage is full or denied. */
export function keepDraft(message: ContactMessage): boolean {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(message));
    return true;
  } catch {
    return false;
  }
}

/** Null without a readable message. */
export function keptDraft(): ContactMessage | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Partial<ContactMessage> | null;
    const { name, email, subject, message } = kept ?? {};
    if ([name, email, subject, message].some((text) => typeof text !== 'string')) return null;
    return kept as ContactMessage;
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  try {
    for (const key of [draftKey, attemptsKey]) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
