import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { demoVerifier } from '../../../build/demo-verifier.ts';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { refuseSecrets } from '../../../build/secret-scan.ts';
import { knownSecrets, secretsIn } from '../../../build/secrets.ts';
import { needsCases, proves } from '../trust-case.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');
const category = 'hardening';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-secrets-'));
  folders.push(folder);
  return folder;
}

function aToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const environment = {
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_the_project',
  SUPABASE_ANON_KEY: 'sb_publishable_of_the_project',
  DATABASE_PASSWORD: 'correct horse battery',
  MAIL_TOKEN: 'a-token-of-the-mail-service',
  SHORT_KEY: 'short',
  SITE_NAME: 'Handheld Legacy',
};

/** Made up, but of the right form. */
const secrets = {
  'a token of the role service_role': aToken({ iss: 'supabase', role: 'service_role' }),
  'a token of the role authenticated': aToken({ role: 'authenticated', sub: 'somebody' }),
  'a secret key of a Supabase project': `sb_secret_${'x1'.repeat(12)}`,
  'the secret key of the local backend': localSecrets.secretKey,
  'an access token of a Supabase account': `sbp_${'0f'.repeat(20)}`,
  'a private key': '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----',
  'a private key of RSA': '-----BEGIN RSA PRIVATE KEY-----\nMIIE',
  'a key of Amazon Web Services': `AKIA${'Z7'.repeat(8)}`,
  'a token of GitHub': `ghp_${'aB3'.repeat(12)}`,
  'a fine-grained token of GitHub': `github_pat_${'aB'.repeat(11)}_more`,
  'the address of a database with its password': 'postgresql://postgres:hunter22@db.example.org:5432/postgres',
  'a password of the environment': environment.DATABASE_PASSWORD,
  'a token of the environment': environment.MAIL_TOKEN,
  'the signing secret of the local backend': localSecrets.jwtSecret,
  'the verifier of the demo credential': demoVerifier,
  'the key of the local backend': localPublishableKey,
};

/** Files of a build, and how a text stands in them. */
const places: Record<string, (text: string) => string> = {
  'assets/site.js': (text) => `const key=\`${text}\`;`,
  'blog/post.html': (text) => `<p>My key is ${text}, says she.</p>`,
  'data/site.json': (text) => `{"description":"${text}"}`,
};

/** What looks like a secret, and may be in a build. */
const harmless = {
  'the publishable key': environment.VITE_SUPABASE_ANON_KEY,
  'the anonymous key of an older project': aToken({ iss: 'supabase', role: 'anon' }),
  'a token that names no role': aToken({ sub: '1234567890', name: 'Ada' }),
  'a value too short to be a secret': environment.SHORT_KEY,
  'what the environment does not call a secret': environment.SITE_NAME,
  'talk of keys': 'sb_secret_… keys, postgres://host/db and -----BEGIN CERTIFICATE-----',
};

const pairsWith = (texts: object) =>
  Object.keys(texts).flatMap((text) => Object.keys(places).map((place) => [place, text] as const));

/** A build with this text in one of its files. */
function aBuild(place: string, text: string): string {
  const folder = aFolder();
  for (const [file, around] of Object.entries(places)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), around(file === place ? text : 'nothing of interest'));
  }
  return folder;
}

const known = knownSecrets(environment, true);

describe('the scan of a build', () => {
  test.for(pairsWith(secrets))('finds in %s %s, and does not repeat it', ([place, name], context) => {
    const secret = secrets[name as keyof typeof secrets];
    proves(context, { category, surface: `build: ${place}`, challenge: name, expected: 'refused' });
    const folder = aBuild(place, secret);
    let message = '';
    try {
      refuseSecrets(folder, known);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('must not be published');
    expect(message).toContain(place);
    expect(message).not.toContain(secret);
  });

  test.for(pairsWith(harmless))('lets pass in %s %s', ([place, name], context) => {
    proves(context, { category, surface: `build: ${place}`, challenge: name, expected: 'let pass' });
    const folder = aBuild(place, harmless[name as keyof typeof harmless]);
    expect(() => {
      refuseSecrets(folder, known);
    }).not.toThrow();
  });

  test('says what it is that it found', () => {
    const named = {
      'a password of the environment': 'DATABASE_PASSWORD',
      'a token of the environment': 'MAIL_TOKEN',
      'the secret key of the local backend': 'a secret key of a Supabase project',
      'a private key of RSA': 'a private key',
      'a fine-grained token of GitHub': 'a token of GitHub',
    };
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secretsIn(secret, known), name).toEqual([name in named ? named[name as keyof typeof named] : name]);
    }
  });

  test('lets the local key pass in a build for this machine only', () => {
    expect(secretsIn(localPublishableKey, knownSecrets({}, false))).toEqual([]);
  });

  test('was made of the build that the other tests look at, and finds nothing in it', (context) => {
    proves(context, { category, surface: 'build', challenge: 'every file', expected: 'no secret' });
    refuseSecrets(path.join(projectRoot, 'dist'), knownSecrets({}, false));
  });

  test('has a case for each secret in each kind of file', (context) => {
    const pairs = pairsWith({ ...secrets, ...harmless }).map(([place, name]) => [`build: ${place}`, name] as const);
    needsCases(context, { category, pairs });
  });
});

test('a build that somebody gave a secret key stops', async (context) => {
  proves(context, { category, surface: 'vite build', challenge: 'a secret key as a setting', expected: 'it fails' });
  const canary = `sb_secret_${'canary'.repeat(4)}`;
  const vite = path.join(projectRoot, 'node_modules/vite/bin/vite.js');
  // Without what the tests' own settings are to this process.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV)/.test(name)));
  const failure = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [vite, 'build', '--outDir', aFolder(), '--emptyOutDir', '--logLevel', 'warn'],
      {
        cwd: projectRoot,
        env: { ...inherited, VITE_COOKIE_POLICY_URL: `https://example.org/?key=${canary}` },
      },
      (error, stdout, stderr) => {
        resolve({ code: error?.code, output: stdout + stderr });
      },
    );
  });
  expect(failure.code).toBe(1);
  expect(failure.output).toMatch(/must not be published:\na secret key of a Supabase project: in \d+ files, such as/);
  expect(failure.output).not.toContain(canary);
});
