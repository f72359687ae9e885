import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../build/environment.ts';
import { demoVerifier } from '../../../build/local-backend/local-keys.ts';
import { offlineVerifier } from '../../../tools/offline-verifier.ts';

const project = { VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };
/** The values that a hosted build replaces. Without a verifier, the build has no offline viewer. */
const replaced = {
  'import.meta.env.VITE_OFFLINE_VERIFIER': '""',
  'import.meta.env.VITE_SITE_URL': '"https://example.org"',
  'import.meta.env.VITE_PICTURES_URL': '"https://example.supabase.co/storage/v1/object/public/images/"',
};
const mail = { VITE_EMAILJS_SERVICE_ID: 's', VITE_EMAILJS_TEMPLATE_ID: 't', VITE_EMAILJS_PUBLIC_KEY: 'p' };

describe('a build', () => {
  test('without a project sends requests to its own origin, and says that the build is not for hosting', () => {
    const { hosted, define, notices, siteUrl, services } = readEnvironment({}, 'build');
    expect({ hosted, siteUrl, services }).toEqual({ hosted: false, siteUrl: 'http://localhost:4173', services: [] });
    expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('globalThis.location?.origin');
    expect(notices).toContain('local build, not for hosting');
  });
  test('for a project keeps the values of the project, and needs the address of the site', () => {
    const { hosted, define, notices, siteUrl, services } = readEnvironment(
      { ...project, ...mail, VITE_SITE_URL: 'https://example.org' },
      'build',
    );
    expect({ hosted, define, notices }).toEqual({ hosted: true, define: replaced, notices: [] });
    expect(siteUrl).toBe('https://example.org');
    expect(services).toEqual([project.VITE_SUPABASE_URL, 'https://api.emailjs.com']);
    for (const address of ['', 'example.org', 'javascript:alert(1)']) {
      expect(() => readEnvironment({ ...project, VITE_SITE_URL: address }, 'build')).toThrow('VITE_SITE_URL');
    }
  });
  test('stops when one of the two values of a project is missing', () => {
    expect(() => readEnvironment({ VITE_SUPABASE_URL: 'https://x.example' }, 'build')).toThrow('both');
  });
  test('for hosting reports a missing mail service, and never sends messages to the outbox', () => {
    const { define, notices } = readEnvironment({ ...project, VITE_SITE_URL: 'https://example.org' }, 'build');
    expect(define).toEqual(replaced);
    expect(notices.join()).toContain('messages cannot be sent');
  });
});

test('without a mail service, development sends messages to the local outbox', () => {
  const { define } = readEnvironment(project, 'serve');
  expect(define['import.meta.env.VITE_EMAILJS_ORIGIN']).toBe('globalThis.location?.origin');
});

test('development sends messages to a configured mail service', () => {
  expect(readEnvironment(mail, 'serve').define).not.toHaveProperty('import.meta.env.VITE_EMAILJS_ORIGIN');
});

describe('the verifier of the offline viewer', () => {
  const definedIn = (env: Record<string, string>, command: 'build' | 'serve') =>
    JSON.parse(readEnvironment(env, command).define['import.meta.env.VITE_OFFLINE_VERIFIER'] ?? 'null') as unknown;
  const hosted = { ...project, VITE_SITE_URL: 'https://example.org' };
  const verifier = { VITE_OFFLINE_VERIFIER: offlineVerifier('you@example.org', 'secret') };

  test('belongs to the demo credential only in local development', () => {
    expect(definedIn({}, 'serve')).toBe(demoVerifier);
    for (const [env, command] of [
      [hosted, 'serve'],
      [hosted, 'build'],
      [{}, 'build'],
    ] as const) {
      expect(definedIn(env, command)).toBe('');
    }
  });
  test('comes from the environment in each build', () => {
    for (const env of [{}, hosted]) {
      for (const command of ['build', 'serve'] as const) {
        expect(definedIn({ ...env, ...verifier }, command)).toBe(verifier.VITE_OFFLINE_VERIFIER);
      }
    }
  });
  test.each([
    ['is only the word yes', 'yes'],
    ['has too few rounds', offlineVerifier('you@example.org', 'secret', 599_999)],
    ['was expanded by a shell', verifier.VITE_OFFLINE_VERIFIER.replace(/\.\d+\./, '..')],
  ])('stops the build when the verifier %s', (_fault, VITE_OFFLINE_VERIFIER) => {
    expect(() => readEnvironment({ VITE_OFFLINE_VERIFIER }, 'build')).toThrow('npm run offline:verifier');
  });
});
