import { createStore } from '@/lib/store';

/** The local record of a session. `expires_at` is in seconds. */
export interface StoredSession {
  user: { id: string; email: string; role: string; name: string };
  session: { access_token: string; refresh_token: string; expires_at: number };
}

/** Part of every staff-only query key: those queries are removed on sign-out. */
export const staffKey = 'staff';

/** The key in localStorage; there is no other copy. */
export const sessionKey = 'handheld-legacy.session';

/** The number of changes; the record is read again each time, because other tabs write it too. */
const changes = createStore(0, watch);
let parsed: { text: string | null; record: StoredSession | null } = { text: null, record: null };
/** Replaces a localStorage that throws or is full, until the page is left. */
let memory: string | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The record, or null when it is missing, malformed or expired. The same object while it is unchanged. */
export function storedSession(): StoredSession | null {
  const text = readText();
  if (text !== parsed.text) parsed = { text, record: parse(text) };
  const { record } = parsed;
  return record && record.session.expires_at * 1000 > Date.now() ? record : null;
}

/** Stores or removes the record; every tab is notified. */
export function storeSession(record: StoredSession | null): void {
  const text = record && JSON.stringify(record);
  memory = null;
  try {
    if (text === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, text);
  } catch {
    memory = text;
    forget();
  }
  tell();
}

/** An older record must not outlive one that does not fit. */
function forget(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Unreadable storage needs no cleaning.
  }
}

/** Notifies of sign-in and sign-out, in any tab, and of the end of a session. */
export const onStoredSession = changes.subscribe;

/** The token to send; null for visitors and in the offline viewer. */
export function accessToken(): string | null {
  const session = storedSession()?.session;
  return session?.refresh_token ? session.access_token : null;
}

/** Only the offline viewer's record cannot be renewed. */
export function isOfflineRecord({ session }: StoredSession): boolean {
  return session.refresh_token === '';
}

function watch(): () => void {
  window.addEventListener('storage', tellOfKey);
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', tell);
  sweep();
  return () => {
    clearTimeout(expiry);
    window.removeEventListener('storage', tellOfKey);
    window.removeEventListener('pageshow', tell);
  };
}

function tellOfKey({ key }: StorageEvent): void {
  if (key === sessionKey || key === null) tell();
}

function tell(): void {
  sweep();
  changes.set(changes.get() + 1);
}

/** Removes an expired or malformed record, and sets a timer for a valid one. */
function sweep(): void {
  clearTimeout(expiry);
  const record = storedSession();
  if (record) expiry = setTimeout(tell, Math.min(record.session.expires_at * 1000 - Date.now() + 1, 2 ** 31 - 1));
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
    // A build without the offline viewer accepts no session that cannot be renewed.
    const renewable = session.refresh_token !== '' || Boolean(import.meta.env.VITE_OFFLINE_VERIFIER);
    return complete && renewable ? { user, session } : null;
  } catch {
    return null;
  }
}
