import type { ContactMessage } from '@/data/contact-email';

const key = 'handheld-legacy.contact';

/** Keeps a message for as long as this tab is open. False when the browser has no room for it, or keeps nothing. */
export function keepMessage(message: ContactMessage): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
    return true;
  } catch {
    return false;
  }
}

/** The message that this tab keeps; null when there is none that can be read. */
export function keptMessage(): ContactMessage | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ContactMessage> | null;
    const { name, email, subject, message } = kept ?? {};
    if ([name, email, subject, message].some((text) => typeof text !== 'string')) return null;
    return kept as ContactMessage;
  } catch {
    return null;
  }
}

/** Forgets it. */
export function dropMessage(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
