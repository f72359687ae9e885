import type { ContactMessage } from '@/data/site/contact-email';
import { keepMessage, type Press } from '@/data/site/keep-message';
import { newId } from '@/lib/new-id';
import { attemptsKey } from './kept-draft';

/** A message that was sent and whose mail has not left. */
interface Attempt {
  id: string;
  text: string;
  /** Is it known to be in the database? */
  kept: boolean;
}

/** Nobody sends more texts in vain. */
const mostAttempts = 10;

/** Replaces a storage that is full or denied, until the page is left. */
let memory: string | null = null;

/**
 * Keeps a message in the database, beside its mail. The same text has the same id, also after a reload, until its mail
 * has left; once it is known to be kept, nothing more is sent.
 * @returns whether it is known to be kept although its mail has not left
 */
export async function keepOnSite(message: ContactMessage, press: Press, mail: Promise<unknown>): Promise<boolean> {
  const attempt = attemptOf(message);
  const isThere = attempt.kept || (await succeeds(keepMessage(attempt.id, message, press)));
  if (isThere) store(attempts().map((each) => (each.id === attempt.id ? { ...each, kept: true } : each)));
  const hasLeft = await mail.then(
    () => true,
    () => false,
  );
  if (hasLeft) store(attempts().filter(({ id }) => id !== attempt.id));
  return isThere && !hasLeft;
}

/** Is exactly this message known to be in the database, although its mail has not left? */
export function isOnSite(message: ContactMessage): boolean {
  const text = JSON.stringify(message);
  return attempts().some((each) => each.kept && each.text === text);
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
  const known = attempts().find((each) => each.text === text);
  if (known) return known;
  const attempt = { id: newId(), text, kept: false };
  store([...attempts(), attempt].slice(-mostAttempts));
  return attempt;
}

function store(attempts: Attempt[]): void {
  memory = attempts.length > 0 ? JSON.stringify(attempts) : null;
  try {
    if (memory === null) return sessionStorage.removeItem(attemptsKey);
    sessionStorage.setItem(attemptsKey, memory);
    memory = null;
  } catch {
    // The memory has it.
  }
}

function attempts(): Attempt[] {
  try {
    return JSON.parse(memory ?? sessionStorage.getItem(attemptsKey) ?? '[]') as Attempt[];
  } catch {
    return [];
  }
}
