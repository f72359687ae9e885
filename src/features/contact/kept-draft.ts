import type { ContactMessage } from '@/data/site/contact-email';

export const draftKey = 'handheld-legacy.contact';
/** The storage key of sent messages whose mail has not left (keep-on-site.ts). */
export const attemptsKey = 'handheld-legacy.contact-attempts';

/** Stores the draft for as long as this tab is open. Returns false when the storage is full or blocked. */
export function keepDraft(message: ContactMessage): boolean {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(message));
    return true;
  } catch {
    return false;
  }
}

/** Returns the kept message. Null without a readable message. */
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
    // Without storage there is no draft.
  }
}
