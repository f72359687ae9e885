import { env } from '@/site/env';
import { isOfflineRecord, storedSession, type StoredSession } from './session-record';
import { timeouts } from './timeouts';

/* The offline viewer for staff. Its exports check the verifier first: a build without one compiles the rest out. */

export interface Credentials {
  email: string;
  password: string;
}

/** Replaces the access token of a session. It is never sent. */
export const offlineToken = 'offline-viewer';

const lifetimeSeconds = 60 * 60;
const leastRounds = 600_000;
/** As `npm run offline:verifier` prints it: rounds, salt and hash, the last two in base64url. */
const verifierPattern = /^pbkdf2-sha256\.(\d+)\.([\w-]+)\.([\w-]+)$/;

/** How browsers start the message of a request without an answer; the rest of a message may quote an answer. */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed)/;
export function isOfflineViewer(): boolean {
  if (!import.meta.env.VITE_OFFLINE_VERIFIER) return false;
  const record = storedSession();
  return record !== null && isOfflineRecord(record);
}

/** A read-only session after a sign-in without any answer; null in every other case. */
export async function offlineSessionAfter(error: Error, credentials: Credentials): Promise<StoredSession | null> {
  if (!import.meta.env.VITE_OFFLINE_VERIFIER || !isWithoutAnswer(error)) return null;
  return offlineSession(credentials);
}

function isWithoutAnswer({ message }: Error): boolean {
  return noAnswer.test(message);
}

/** A read-only session when the credentials match the build's verifier and nothing answers; null otherwise. */
export async function offlineSession({ email, password }: Credentials): Promise<StoredSession | null> {
  const typed = { email: email.trim().toLowerCase(), password };
  if (!(await isVerified(typed)) || (await somethingAnswers())) return null;
  return {
    user: { id: 'offline-viewer', email: typed.email, role: 'admin', name: typed.email.split('@', 1)[0] ?? '' },
    session: {
      access_token: offlineToken,
      // It cannot be renewed: that is how the rest of the site recognises an offline session.
      refresh_token: '',
      expires_at: Math.floor(Date.now() / 1000) + lifetimeSeconds,
    },
  };
}

async function isVerified({ email, password }: Credentials): Promise<boolean> {
  const [, rounds = '', salt = '', hash = ''] = verifierPattern.exec(import.meta.env.VITE_OFFLINE_VERIFIER ?? '') ?? [];
  const iterations = Number(rounds);
  if (!(iterations >= leastRounds)) return false;
  try {
    const expected = bytesOf(hash);
    const typed = new TextEncoder().encode(`${email}\n${password}`);
    const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
    return areEqual(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)), expected);
  } catch {
    // No Web Crypto (a page over plain http), or a malformed verifier.
    return false;
  }
}

/** Takes constant time, whichever byte differs. */
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Is there an HTTP answer after all? A gateway's 503 without CORS headers looks like no answer to the sign-in; a
 * no-cors request tells them apart. Only a redirect to an unreachable address looks the same.
 */
async function somethingAnswers(): Promise<boolean> {
  try {
    await fetch(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeouts.probe),
    });
    return true;
  } catch (error) {
    return !(error instanceof Error && isWithoutAnswer(error));
  }
}
