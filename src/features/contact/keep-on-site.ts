import type { ContactMessage } from '@/data/site/contact-email';
import { keepMessage, type Press } from '@/data/site/keep-message';
import { newId } from '@/lib/new-id';
import { attemptKey } from './kept-draft';

/** The last message that was sent and whose mail has not left. */
interface Attempt {
  id: string;
  text: string;
  /** Is it known to be in the database? */
  kept: boolean;
}

/** Replaces a storage that is full or denied, until the page is left. */
let memory: string | null = null;

/**
 * Keeps a message in the database, beside its mail. The same text has the same id, also after a reload, until its mail
 * has left; once it is known to be kept, nothing more is sent.
 * @returns whether it is known to be kept although its mail has not left
 */
export async function keepOnSite(message: ContactMessage, press: Press, mail: Promise<unknown>): Promise<boolean> {
  const { id, kept } = attemptOf(message);
  const isThere = kept || (await succeeds(keepMessage(id, message, press)));
  if (isThere && lastAttempt()?.id === id) store({ id, text: JSON.stringify(message), kept: true });
  const hasLeft = await mail.then(
    () => true,
    () => false,
  );
  if (hasLeft && lastAttempt()?.id === id) store(null);
  return isThere && !hasLeft;
}

/** Is exactly this message known to be in the database, although its mail has not left? */
export function isOnSite(message: ContactMessage): boolean {
  const last = lastAttempt();
  return last?.kept === true && last.text === JSON.stringify(message);
}

async function succeeds(keeping: Promise<void>): Promise<boolean> {
  try {
    await keeping;
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

function attemptOf(message: ContactMessage): Attempt {
  const text = JSON.stringify(message);
  const last = lastAttempt();
  if (last?.text === text) return last;
  const attempt = { id: newId(), text, kept: false };
  store(attempt);
  return attempt;
}

function store(attempt: Attempt | null): void {
  memory = attempt && JSON.stringify(attempt);
  try {
    if (memory === null) return sessionStorage.removeItem(attemptKey);
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
