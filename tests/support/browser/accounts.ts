import type { Page } from 'playwright-core';
import { localPublishableKey } from '../../../build/local-backend/local-keys.ts';

export type Role = 'admin' | 'editor' | 'contributor';

/** The password of the seeded accounts. */
export const password = 'handheld-1989';

export function emailOf(role: Role): string {
  return `${role}@handheld-legacy.test`;
}

interface SignedIn {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: { id: string };
}

export async function signInAt(baseUrl: string, role: Role): Promise<SignedIn> {
  const answer = await fetch(`${baseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(role), password }),
  });
  return (await answer.json()) as SignedIn;
}

/** Signs in, and stores the session record for the first page of a visit. */
export async function storeSessionRecord(page: Page, baseUrl: string, role: Role): Promise<void> {
  const { access_token, refresh_token, expires_in, user } = await signInAt(baseUrl, role);
  const record = {
    user: { id: user.id, email: emailOf(role), role: 'user', name: role },
    session: { access_token, refresh_token, expires_at: Math.floor(Date.now() / 1000) + expires_in },
  };
  await page.addInitScript((text) => {
    // A frame with a blocked page has no storage.
    if (window !== top) return;
    // Stores the record only once. Afterwards the site manages it.
    if (sessionStorage.getItem('signed in before')) return;
    sessionStorage.setItem('signed in before', 'yes');
    localStorage.setItem('handheld-legacy.session', text);
  }, JSON.stringify(record));
}
