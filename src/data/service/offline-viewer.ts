import { env } from '@/site/env';
import { isOfflineRecord, storedSession, type StoredSession } from './session-record';
import { timeouts } from './timeouts';

/*
 * The offline viewer for staff. Its functions check the verifier first, so that a build without a verifier drops the
 * rest of the code.
 */

export interface Credentials {
  email: string;
  password: string;
}

/** The access token of an offline session. The site never sends this token. */
export const offlineToken = 'offline-viewer';

const lifetimeSeconds = 60 * 60;
const leastRounds = 600_000;
/** Matches the output of `npm run offline:verifier`: rounds, salt and hash. Salt and hash are in base64url. */
const verifierPattern = /^pbkdf2-sha256\.(\d+)\.([\w-]+)\.([\w-]+)$/;

/**
 * Matches the start of a browser's message for a request without a response. The rest of a message may quote a
 * response.
 */
const noResponse = /^(Failed to fetch|NetworkError|Load failed)/;
export function isOfflineViewer(): boolean {
  if (!import.meta.env.VITE_OFFLINE_VERIFIER) return false;
  const record = storedSession();
  return record !== null && isOfflineRecord(record);
}

/** Returns a read-only session for the right credentials after a sign-in without any response; otherwise null. */
export async function offlineSessionAfter(error: Error, credentials: Credentials): Promise<StoredSession | null> {
  if (!import.meta.env.VITE_OFFLINE_VERIFIER || !isWithoutResponse(error)) return null;
  return offlineSession(credentials);
}

function isWithoutResponse({ message }: Error): boolean {
  return noResponse.test(message);
}

/** Returns a read-only session when the credentials match the verifier and no response arrives; otherwise null. */
export async function offlineSession({ email, password }: Credentials): Promise<StoredSession | null> {
  const typed = { email: email.trim().toLowerCase(), password };
  if (!(await isVerified(typed)) || (await serviceResponds())) return null;
  return {
    user: { id: 'offline-viewer', email: typed.email, role: 'admin', name: typed.email.split('@', 1)[0] ?? '' },
    session: {
      access_token: offlineToken,
      // The rest of the site recognises an offline session by its empty refresh token.
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
    // The page lacks Web Crypto (over plain http), or the verifier is malformed.
    return false;
  }
}

/** Compares in constant time, whichever byte differs. */
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Says whether an HTTP response arrives after all. To the sign-in, a gateway's 503 without CORS headers looks like no
 * response. A no-cors request tells the two apart. Only a redirect to an unreachable address still looks like no
 * response.
 */
async function serviceResponds(): Promise<boolean> {
  try {
    await fetch(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeouts.probe),
    });
    return true;
  } catch (error) {
    return !(error instanceof Error && isWithoutResponse(error));
  }
}
