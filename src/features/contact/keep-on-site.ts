import type { ContactMessage } from '@/data/site/contact-email';
import { keepMessage, type Press } from '@/data/site/keep-message';
import { newId } from '@/lib/new-id';
import { attemptsKey } from './kept-draft';

/** A sent message whose mail has not left. */
interface Attempt {
  id: string;
  text: string;
  /** True when the database is known to have the message. */
  kept: boolean;
}

/** A limit that no person reaches. */
const mostAttempts = 10;

/** Replaces a full or blocked storage for as long as the page is open. */
let memory: string | null = null;

/**
 * Stores a message in the database, beside its mail. The same text keeps its id until its mail has left, also after a
 * reload. After a confirmed store the page sends nothing more.
 * @returns whether the database is known to have it although its mail has not left
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

/** Says whether the database is known to have exactly this message although its mail has not left. */
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
