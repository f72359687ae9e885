import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { offlineSession } from '@/data/service/offline-viewer';
import { demoVerifier } from '../../../build/local-backend/local-keys.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Says whether a site with this verifier opens the offline viewer during an outage. */
async function opens(verifier: string, email: string, password: string): Promise<boolean> {
  vi.stubEnv('VITE_OFFLINE_VERIFIER', verifier);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  return (await offlineSession({ email, password })) !== null;
}

/** Runs the script and returns its output. @throws Error when the script fails */
function print(...parameters: string[]): string {
  const tsx = path.join(projectRoot, 'node_modules/tsx/dist/cli.mjs');
  const script = path.join(projectRoot, 'tools/offline-verifier.ts');
  return execFileSync(process.execPath, [tsx, script, ...parameters], { encoding: 'utf8', stdio: 'pipe' });
}

test('development accepts the demo credential of the README', async () => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  const [, email = '', secret = ''] = /demo credential: `([^`]+)` with the secret\s+`([^`]+)`/.exec(readme) ?? [];
  expect(email).toBe('offline@handheld-legacy.test');
  expect(await opens(demoVerifier, email, secret)).toBe(true);
  expect(await opens(demoVerifier, email, `${secret}x`)).toBe(false);
});

test('the script prints a secret and the verifier that accepts it', async () => {
  const output = print('You@Example.org');
  const [secret = ''] = /^ {2}\S{20,}$/m.exec(output) ?? [];
  const verifier = /^VITE_OFFLINE_VERIFIER=(\S+)$/m.exec(output)?.[1] ?? '';
  expect(await opens(verifier, 'you@example.org', secret.trim())).toBe(true);
  expect(await opens(verifier, 'other@example.org', secret.trim())).toBe(false);
});

test('the script explains its usage when the email is missing', () => {
  expect(() => print()).toThrow('npm run offline:verifier -- you@example.org');
});
