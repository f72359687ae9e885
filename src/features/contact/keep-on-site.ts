import type { ContactMessage } from '@/data/site/contact-email';
import { keepMessage, type Press } from '@/data/site/keep-message';
import { newId } from '@/lib/new-id';
import { attemptsKey } from './kept-draft';

/** A sent message whose mail has not left. */
interface Attempt {
  id: string;
  text: string;
  /** True when the page knows that the database has the message. */
  kept: boolean;
}

/** A limit that no person reaches. */
const mostAttempts = 10;

/** The attempts while the storage is full or blocked, for as long as the page is open. */
let memory: string | null = null;

/**
 * Stores a message in the database, in parallel to the mail. The same message keeps its id until the mail has left,
 * also after a reload. After a confirmed store the page does not store the message again.
 * @returns true when the page knows that the database has the message, and the mail has not left
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

/** Says whether the page knows that the database has exactly this message, and the mail has not left. */
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
  const recorded = attempts().find((each) => each.text === text);
  if (recorded) return recorded;
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
    // The variable still has the attempts.
  }
}

function attempts(): Attempt[] {
  try {
    return JSON.parse(memory ?? sessionStorage.getItem(attemptsKey) ?? '[]') as Attempt[];
  } catch {
    return [];
  }
}
