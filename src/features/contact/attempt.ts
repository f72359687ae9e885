import type { ContactMessage } from '@/data/site/contact-email';
import { newId } from '@/lib/new-id';

/** The last message that was sent and that the mail service has not accepted yet. */
interface Attempt {
  id: string;
  text: string;
  /** Is it known to be in the database? */
  kept: boolean;
}

const attemptKey = 'handheld-legacy.contact-attempt';
/** Replaces a storage that is full or denied, until the page is left. */
let memory: string | null = null;

/** The attempt of a message: the same text has the same id, also after a reload. */
export function attemptOf(message: ContactMessage): Attempt {
  const text = JSON.stringify(message);
  const last = lastAttempt();
  if (last?.text === text) return last;
  const attempt = { id: newId(), text, kept: false };
  store(attempt);
  return attempt;
}

/** Nothing for an attempt that is over. */
export function noteKept(id: string): void {
  const last = lastAttempt();
  if (last?.id === id) store({ ...last, kept: true });
}

/** Is exactly this message known to be in the database, although no mail left? */
export function isKept(message: ContactMessage): boolean {
  const last = lastAttempt();
  return last?.kept === true && last.text === JSON.stringify(message);
}

export function dropAttempt(): void {
  memory = null;
  try {
    sessionStorage.removeItem(attemptKey);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function store(attempt: Attempt): void {
  memory = JSON.stringify(attempt);
  try {
    sessionStorage.setItem(attemptKey, memory);
    memory = null;
  } catch {
    // The memory has it.
  }
}

function lastAttempt(): Attempt | null {
  try {
    const { id, text, kept } = JSON.parse(memory ?? sessionStorage.getItem(attemptKey) ?? '{}') as Partial<Attempt>;
    return id !== undefined && text !== undefined ? { id, text, kept: kept === true } : null;
  } catch {
    return null;
  }
}
