import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { startBackend, type Backend } from '../../../build/local-backend/backend.ts';
import { localPublishableKey } from '../../../build/local-backend/local-keys.ts';
import { openStack } from '../stack/open-stack.ts';
import { readSchemaFiles } from '../../../build/local-backend/schema-files.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');

/**
 * Starts a backend for one test file from the snapshot. The tests of the stack get the stack instead, and `close`
 * restores the stack's content.
 */
export async function startTestBackend(options: { undoWrites?: boolean } = {}): Promise<Backend> {
  const stack = inject('stack');
  if (stack) return openStack(stack, options);
  const snapshot = new Blob([readFileSync(inject('databaseSnapshot'))]);
  return startBackend({ snapshot, schema: readSchemaFiles(projectRoot), ...options });
}

/** Returns a request to the API. `apikey` replaces the publishable key. Without `token` a visitor sends the request. */
export function apiRequest(pathname: string, init: RequestInit & { token?: string; apikey?: string } = {}): Request {
  const headers = new Headers(init.headers);
  headers.set('apikey', init.apikey ?? localPublishableKey);
  if (init.token) headers.set('authorization', `Bearer ${init.token}`);
  if (init.body) headers.set('content-type', 'application/json');
  return new Request(`http://localhost:3000${pathname}`, { ...init, headers });
}

/** Signs in with the password of the seeded accounts, and returns the access token. */
export async function signIn(
  backend: Pick<Backend, 'fetch'>,
  email: string,
  password = 'handheld-1989',
): Promise<string> {
  const body = JSON.stringify({ email, password });
  const answer = await backend.fetch(apiRequest('/auth/v1/token?grant_type=password', { method: 'POST', body }));
  const session = (await answer.json()) as { access_token?: string };
  if (!session.access_token) throw new Error(`sign-in of ${email} answered ${answer.status}`);
  return session.access_token;
}
