import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoVerifier, localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { localKeys, rejectSecrets, secretsIn } from '../../../build/checks/secrets.ts';
import { buildSite } from '../../../tools/run-vite.ts';
import { newBuildFolder } from '../../support/browser/build-folder';
import { needsCases, proves } from '../../support/evidence.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');
const category = 'hardening';

function aToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const publishableKey = 'sb_publishable_of_the_project';

/** Invented secrets of the right form. */
const secrets = {
  'a token of the role service_role': aToken({ iss: 'supabase', role: 'service_role' }),
  'a token of the role authenticated': aToken({ role: 'authenticated', sub: 'somebody' }),
  'a secret key of a Supabase project': `sb_secret_${'x1'.repeat(12)}`,
  'the secret key of the local backend': localSecrets.secretKey,
  'the address of a database with its password': 'postgresql://postgres:hunter22@db.example.org:5432/postgres',
  'the signing secret of the local backend': localSecrets.jwtSecret,
  'the verifier of the demo credential': demoVerifier,
  'the key of the local backend': localPublishableKey,
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&#62;', '"': '&quot;', "'": '&#x27;' };
const asHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const asJson = (text: string) => JSON.stringify({ text });

/** Files of a build. Each function returns the file's encoding of a text. */
const places: Record<string, (text: string) => string> = {
  'assets/site.js': (text) => `const key=${JSON.stringify(text)};`,
  'assets/template.js': (text) => `const key=\`${text.replace(/[\\`$]/g, '\\$&')}\`;`,
  'blog/post.html': (text) => `<p>My key is ${asHtml(text)}, says she.</p>`,
  'blog/data.html': (text) => `<script type="application/json">${asJson(text).replaceAll('<', '\\u003c')}</script>`,
  'blog/attribute.html': (text) => `<div data-texts="${asHtml(asJson(text))}"></div>`,
  'data/index.json': asJson,
  'feed.json': (text) => asJson(asHtml(text)),
  'feed.xml': (text) => `<description>${asHtml(asHtml(text))}</description>`,
  'notes.txt': (text) => text,
};

/** Harmless texts that look like secrets. */
const harmless = {
  'the publishable key': publishableKey,
  'the anonymous key of an older project': aToken({ iss: 'supabase', role: 'anon' }),
  'a token that names no role': aToken({ sub: '1234567890', name: 'Ada' }),
  'talk of keys': 'sb_secret_… keys, postgres://host/db and -----BEGIN CERTIFICATE-----',
};

const pairsWith = (texts: object) =>
  Object.keys(texts).flatMap((text) => Object.keys(places).map((place) => [place, text] as const));

/** Writes a build with this text in one of its files. Returns the folder. */
function aBuild(place: string, text: string): string {
  const folder = newBuildFolder();
  for (const [file, around] of Object.entries(places)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), around(file === place ? text : 'nothing of interest'));
  }
  return folder;
}

const ownKeys = localKeys(publishableKey);

describe('the scan of a build', () => {
  test.for(pairsWith(secrets))('finds the secret in %s and does not print the secret: %s', ([place, name], context) => {
    const secret = secrets[name as keyof typeof secrets];
    proves(context, { category, surface: `build: ${place}`, challenge: name, expected: 'rejected' });
    const folder = aBuild(place, secret);
    let message = '';
    try {
      rejectSecrets(folder, ownKeys);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('must not be published');
    expect(message).toContain(place);
    expect(message).not.toContain(secret);
  });

  test.for(pairsWith(harmless))('accepts the harmless text in %s: %s', ([place, name], context) => {
    proves(context, { category, surface: `build: ${place}`, challenge: name, expected: 'let pass' });
    const folder = aBuild(place, harmless[name as keyof typeof harmless]);
    expect(() => {
      rejectSecrets(folder, ownKeys);
    }).not.toThrow();
  });

  test('reports the kind of each secret', () => {
    for (const [name, secret] of Object.entries(secrets)) {
      const kind = name === 'the secret key of the local backend' ? 'a secret key of a Supabase project' : name;
      expect(secretsIn(secret, ownKeys), name).toEqual([kind]);
    }
    const withSlashes = 'postgresql://postgres:hun/ter//22@db.example.org:5432/postgres';
    expect(secretsIn(withSlashes, ownKeys)).toEqual(['the address of a database with its password']);
  });

  test('accepts the local key in a local build and in a hosted build whose settings have this key', () => {
    for (const own of [null, localPublishableKey])
      expect(secretsIn(localPublishableKey, localKeys(own)), String(own)).toEqual([]);
  });

  test('finds no secret in the build that the other tests use', (context) => {
    proves(context, { category, surface: 'build', challenge: 'every file', expected: 'no secret' });
    rejectSecrets(path.join(projectRoot, 'dist'), localKeys(null));
  });

  test('needs a case for each secret in each kind of file', (context) => {
    const pairs = pairsWith({ ...secrets, ...harmless }).map(([place, name]) => [`build: ${place}`, name] as const);
    needsCases(context, { category, pairs });
  });
});

test('a build with a secret key in its settings fails', async (context) => {
  proves(context, { category, surface: 'vite build', challenge: 'a secret key as a setting', expected: 'it fails' });
  const canary = `sb_secret_${'canary'.repeat(4)}`;
  const setting = { VITE_COOKIE_POLICY_URL: `https://example.org/?key=${canary}` };
  const failure: unknown = await buildSite(newBuildFolder(), setting).catch((error: unknown) => error);
  const { code, stdout, stderr } = failure as { code: number; stdout: string; stderr: string };
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/must not be published:\na secret key of a Supabase project: in /);
  expect(stdout + stderr).not.toContain(canary);
});
