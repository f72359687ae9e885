import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOfflineViewer, offlineSession } from '@/data/service/offline-viewer';
import { AccountError } from '@/auth/account-error';
import { sessionReady, signIn, signOut } from '@/auth/session';
import { renewedToken, staffSupabase } from '@/data/service/supabase.admin';
import {
  accessToken,
  onStoredSession,
  sessionKey,
  storedSession,
  storeSession,
  type StoredSession,
} from '@/data/service/session-record';
import { offlineVerifier, randomSecret } from '../../../tools/offline-verifier';
import { accounts } from '../../support/network/auth';
import { faults, isWaiting, network, server } from '../../support/network/server';

const { auth } = staffSupabase;
const email = 'keeper@example.org';
const password = randomSecret();
const verifier = offlineVerifier(email, password);
const right = { email, password };
const tokenAddress = '*/auth/v1/token';
const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.stubEnv('VITE_OFFLINE_VERIFIER', verifier);
  // The auth client logs a failed request.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await auth.stopAutoRefresh();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Makes each request fail with these words, like a browser without a connection. */
function unreachable(words = 'Failed to fetch') {
  const requests = vi.fn(() => Promise.reject(new TypeError(words)));
  vi.stubGlobal('fetch', requests);
  return requests;
}

/** Signs in and returns the kind of failure, or null after a success. */
async function failureOf(credentials: { email: string; password: string }): Promise<string | null> {
  try {
    await signIn(credentials);
    return null;
  } catch (error) {
    if (error instanceof AccountError) return error.kind === 'wrong-password' ? 'rejected' : 'failed';
    throw error;
  }
}

const expectNoSession = () => expect(localStorage.getItem(sessionKey)).toBeNull();

/** Returns the record that a real sign-in stores. */
const realSession = (seconds = 3600): StoredSession => ({
  user: { id: '1', email, role: 'user', name: 'keeper' },
  session: { access_token: 'a', refresh_token: 'r', expires_at: Math.floor(Date.now() / 1000) + seconds },
});

/** Signs in without a connection, which opens the viewer. */
async function openViewer(): Promise<void> {
  network.authFault = 'offline';
  await signIn(right);
  expect(isOfflineViewer()).toBe(true);
  network.authFault = undefined;
  network.requests = [];
}

describe('the verifier', () => {
  test('accepts the secret and the email, also with capitals and spaces in the email', async () => {
    unreachable();
    const before = Math.floor(Date.now() / 1000);
    const record = await offlineSession({ email: ` ${email.toUpperCase()} `, password });
    expect(record).toEqual({
      user: { id: 'offline-viewer', email, role: 'admin', name: 'keeper' },
      session: { access_token: 'offline-viewer', refresh_token: '', expires_at: expect.any(Number) as number },
    });
    expect(record?.session.expires_at).toBeGreaterThanOrEqual(before + 3600);
    expect(record?.session.expires_at).toBeLessThanOrEqual(before + 3602);
    storeSession(record);
    expect(storedSession()).toEqual(record);
  });

  test.each([
    ['another secret', { email, password: `${password}x` }],
    ['the secret in capitals', { email, password: password.toUpperCase() }],
    ['no secret', { email, password: '' }],
    ['another email', { email: 'other@example.org', password }],
    ['no email', { email: '', password }],
    ['a part of the secret as email', { email: `${email}\n${password.slice(0, 5)}`, password: password.slice(5) }],
  ])('rejects %s without a request', async (_what, credentials) => {
    const requests = unreachable();
    expect(await offlineSession(credentials)).toBeNull();
    expect(requests).not.toHaveBeenCalled();
  });

  test.each([
    ['empty', ''],
    ['only the word yes', 'yes'],
    ['one with fewer rounds', offlineVerifier(email, password, 599_999)],
    ['one of another kind', verifier.replace('sha256', 'sha1')],
    ['one with a fraction of a round', verifier.replace('.600000.', '.600000.5.')],
    ['one without a salt', verifier.replace(/\.[\w-]+\.([\w-]+)$/, '..$1')],
    ['one without a hash', verifier.replace(/[\w-]+$/, '')],
    ['one with half a hash', verifier.slice(0, -20)],
    ['one with invalid base64', verifier.replace(/[\w-]+$/, '-')],
    ['valid, in a browser without Web Crypto', verifier],
  ])('rejects everybody when the verifier is %s', async (what, broken) => {
    vi.stubEnv('VITE_OFFLINE_VERIFIER', broken);
    if (what.includes('Web Crypto')) vi.stubGlobal('crypto', {});
    unreachable();
    expect(await offlineSession(right)).toBeNull();
  });

  test('gets a new secret and a new salt each time, and no character that .env files expand', () => {
    expect(randomSecret()).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{5}$/);
    expect(randomSecret()).not.toBe(randomSecret());
    expect(offlineVerifier(email, password)).not.toBe(verifier);
    expect(verifier).toMatch(/^[\w.-]+$/);
  });
});

describe('a sign-in with the valid offline credential', () => {
  test.each(faults.filter((fault) => fault !== 'offline' && !isWaiting(fault)))(
    'fails like any sign-in when the service responds with %s',
    async (fault) => {
      network.authFault = fault;
      expect(await failureOf(right)).toBe('failed');
      expectNoSession();
      expect(network.requests).toHaveLength(1);
    },
  );

  const words = 'Failed to fetch';
  const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError(words)) });

  test.each([
    ['the message of a 503', () => HttpResponse.json({ msg: words }, { status: 503 })],
    ['the text of a 200', () => new HttpResponse(words)],
    ['the reason of a broken body', () => new HttpResponse(brokenOff())],
  ])('fails like any sign-in when the words of a network failure appear as %s', async (_where, respond) => {
    server.use(http.post(tokenAddress, respond));
    expect(await failureOf(right)).toBe('failed');
    expectNoSession();
    expect(network.requests).toHaveLength(1);
  });

  test('fails as rejected when the service does not know the account', async () => {
    expect(await failureOf(right)).toBe('rejected');
    expectNoSession();
  });

  test('fails like any sign-in after a timeout', async () => {
    network.authFault = 'no answer';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failure = failureOf(right);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await failure).toBe('failed');
    expectNoSession();
  });

  test('fails like any sign-in when a second request shows that the service responds', async () => {
    network.authFault = '503';
    server.use(http.post(tokenAddress, () => HttpResponse.error(), { once: true }));
    expect(await failureOf(right)).toBe('failed');
    expectNoSession();
    const [first, second, ...others] = network.requests;
    expect(others).toEqual([]);
    expect(first?.body).toContain(password);
    expect(second?.body).toBe('');
  });

  test.each([
    ['Chrome', 'Failed to fetch (example.supabase.co)', null],
    ['Firefox', 'NetworkError when attempting to fetch resource.', null],
    ['Safari', 'Load failed', null],
    ['a browser that stops it', 'signal is aborted without reason', 'failed'],
    ['a program', 'fetch failed', 'failed'],
    ['a parser', 'Unexpected token F', 'failed'],
  ])('opens the viewer only when the error has the words of a browser: %s', async (_who, words, failure) => {
    unreachable(words);
    expect(await failureOf(right)).toBe(failure);
    expect(isOfflineViewer()).toBe(failure === null);
  });
});

describe('an open viewer', () => {
  test('sends no request, refreshes nothing and ends after an hour', async () => {
    await openViewer();
    vi.useFakeTimers();
    const listener = vi.fn();
    const unsubscribe = onStoredSession(listener);
    await sessionReady();
    const ends = (storedSession()?.session.expires_at ?? 0) * 1000;
    for (let passed = 0; passed < hour - 60_000; passed += 60_000) {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(isOfflineViewer()).toBe(true);
      expect((await auth.getSession()).data.session).toBeNull();
    }
    await vi.advanceTimersByTimeAsync(ends - Date.now() + 1000);
    expect(storedSession()).toBeNull();
    expectNoSession();
    expect(listener).toHaveBeenCalled();
    unsubscribe();
    expect(network.requests).toEqual([]);
  });

  test('sends no request for reads, writes and the sign-out of staff, because it has no token', async () => {
    await openViewer();
    expect(accessToken()).toBeNull();
    const responses = await Promise.all([
      staffSupabase.from('users').select('id'),
      staffSupabase.from('links').insert({ title: 'x', url: 'https://example.org', category: 'x' }).select(),
      staffSupabase.from('links').update({ title: 'y' }).eq('id', '1').select(),
      staffSupabase.from('links').delete().eq('id', '1').select(),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    vi.stubEnv('VITE_OFFLINE_VERIFIER', '');
    expect(isOfflineViewer(), 'in a build without a viewer').toBe(false);
    expect(accessToken()).toBeNull();
    expect(await renewedToken()).toBeNull();
    vi.stubEnv('VITE_OFFLINE_VERIFIER', verifier);
    signOut();
    expectNoSession();
    expect(network.requests).toEqual([]);
  });

  test('ends when a real sign-in succeeds', async () => {
    await openViewer();
    await signIn(accounts.admin);
    expect(isOfflineViewer()).toBe(false);
    expect(accessToken()).not.toBeNull();
  });

  test('survives the rejected refresh of an earlier session', async () => {
    storeSession(realSession(30));
    let reject: () => void = () => expect.unreachable();
    const rejected = new Promise<void>((resolve) => (reject = resolve));
    const no = () =>
      HttpResponse.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'no' }, { status: 400 });
    server.use(http.post(tokenAddress, () => rejected.then(no), { once: true }));
    const refreshing = auth.refreshSession();
    await vi.waitFor(() => expect(network.requests).toHaveLength(1));
    unreachable();
    const record = await offlineSession(right);
    storeSession(record);
    reject();
    expect((await refreshing).error).not.toBeNull();
    expect(storedSession()).toEqual(record);
  });
});
