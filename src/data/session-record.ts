import { createStore } from '@/lib/store';

/** Who is signed in on this device, as the local record says. `expires_at` in seconds. */
export interface StoredSession {
  user: { id: string; email: string; role: string; name: string };
  session: { access_token: string; refresh_token: string; expires_at: number };
}

/** Where the record lives in localStorage; there is no other copy. */
export const sessionKey = 'handheld-legacy.session';

/** How often the record has changed; the record itself is read again each time, because other tabs write it too. */
const changes = createStore(0, watch);
let parsed: { text: string | null; record: StoredSession | null } = { text: null, record: null };
/** In place of a localStorage that throws or is full: signed in until the page is left. */
let memory: string | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The record, or null when there is none, it is not one of ours, or its time is up. The same object while it is unchanged. */
export function storedSession(): StoredSession | null {
  const text = readText();
  if (text !== parsed.text) parsed = { text, record: parse(text) };
  const { record } = parsed;
  return record && record.session.expires_at * 1000 > Date.now() ? record : null;
}

/** Keeps a record, or removes it: every tab of the site learns of it. */
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

/** An older record must not outlive one that found no room. */
function forget(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Then nothing can be read from there either.
  }
}

/** Calls back when somebody signs in or out, in whichever tab, and when the time of a session is up. */
export const onStoredSession = changes.subscribe;

/** The token to send, or null for everybody who is not signed in, offline viewers included. */
export function accessToken(): string | null {
  const session = storedSession()?.session;
  return session?.refresh_token ? session.access_token : null;
}

/** Is this the record of the viewer for when the service cannot be reached? Only that cannot be renewed. */
export function isOfflineRecord({ session }: StoredSession): boolean {
  return session.refresh_token === '';
}

function watch(): () => void {
  window.addEventListener('storage', tellOfKey);
  // A page that comes back from the back/forward cache has missed what happened since.
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

/** Removes a record that counts as none, and watches the clock for one that counts. */
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
    // Only an offline viewer's session cannot be renewed; a build without the viewer knows none.
    const renewable = session.refresh_token !== '' || Boolean(import.meta.env.VITE_OFFLINE_VERIFIER);
    return complete && renewable ? { user, session } : null;
  } catch {
    return null;
  }
}
