import { createStore } from '@/lib/store';

/** The session record of this device. `expires_at` is in seconds. */
export interface StoredSession {
  user: { id: string; email: string; role: string; name: string };
  session: { access_token: string; refresh_token: string; expires_at: number };
}

/** A part of the key of each staff query. Sign-out removes the queries with this part. */
export const staffKey = 'staff';

/** The key in localStorage, which has the only copy of the record. */
export const sessionKey = 'handheld-legacy.session';

/**
 * The number of changes, for subscribers. Each read goes to localStorage again, because other tabs write the record
 * too.
 */
const changes = createStore(0, watch);
let parsed: { text: string | null; record: StoredSession | null } = { text: null, record: null };
/** The record while localStorage throws or is full. It lasts until the user leaves the page. */
let memory: string | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** Returns the record, or null when it is missing, malformed or expired. An unchanged record is the same object. */
export function storedSession(): StoredSession | null {
  const text = readText();
  if (text !== parsed.text) parsed = { text, record: parse(text) };
  const { record } = parsed;
  return record && record.session.expires_at * 1000 > Date.now() ? record : null;
}

/** Stores or removes the record, and notifies every tab. */
export function storeSession(record: StoredSession | null): void {
  const text = record && JSON.stringify(record);
  memory = null;
  try {
    if (text === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, text);
  } catch {
    memory = text;
    removeOlderRecord();
  }
  notify();
}

/** Removes the older record, which must not stay when the new record does not fit. */
function removeOlderRecord(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Unreadable storage needs no cleaning.
  }
}

/** Subscribes to sign-in and sign-out in any tab, and to the end of a session. */
export const onStoredSession = changes.subscribe;

/** Returns the token to send; null for visitors and in the offline viewer. */
export function accessToken(): string | null {
  const session = storedSession()?.session;
  return session?.refresh_token ? session.access_token : null;
}

/** Says whether the record is the offline viewer's. Only that record cannot be renewed. */
export function isOfflineRecord({ session }: StoredSession): boolean {
  return session.refresh_token === '';
}

function watch(): () => void {
  window.addEventListener('storage', notifyOfKey);
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', notify);
  removeIfExpired();
  return () => {
    clearTimeout(expiry);
    window.removeEventListener('storage', notifyOfKey);
    window.removeEventListener('pageshow', notify);
  };
}

function notifyOfKey({ key }: StorageEvent): void {
  if (key === sessionKey || key === null) notify();
}

function notify(): void {
  removeIfExpired();
  changes.set(changes.get() + 1);
}

/** Removes an expired or malformed record, and sets a timer for a valid one. */
function removeIfExpired(): void {
  clearTimeout(expiry);
  const record = storedSession();
  if (record) expiry = setTimeout(notify, Math.min(record.session.expires_at * 1000 - Date.now() + 1, 2 ** 31 - 1));
  else if (readText() !== null) storeSession(null);
}

function readText(): string | null {
  try {
    return localStorage.getItem(sessionKey) ?? memory;
  } catch {
    return memory;
  }
}

function parse(text: string | null): StoredSession | null {
  try {
    const { user, session } = JSON.parse(text ?? '') as StoredSession;
    const words = [user.id, user.email, user.role, user.name, session.access_token, session.refresh_token];
    const complete = words.every((word) => typeof word === 'string') && Number.isFinite(session.expires_at);
    // A build without the offline viewer rejects a session that cannot be renewed.
    const renewable = session.refresh_token !== '' || Boolean(import.meta.env.VITE_OFFLINE_VERIFIER);
    return complete && renewable ? { user, session } : null;
  } catch {
    return null;
  }
}
