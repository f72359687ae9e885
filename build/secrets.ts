import { demoVerifier } from './demo-verifier.ts';
import { localPublishableKey, localSecrets } from './local-backend/local-keys.ts';
import { readingsOf } from './readings.ts';

/** Names under which an environment keeps what nobody else may know. A hook lets whoever has its address build. */
const secretNames = [
  /(?:password|passwd|passphrase|secret|token|credentials?|apikey|_pwd)(?:_|$)/i,
  /(?:^|_)(?:pass|key|service_role)(?:_|$)/i,
  /(?:^|_)(?:auth|(?:web)?hook(?:_url)?)$/i,
];

/** Shorter values stand in any text by chance, and so does a plain word. */
const shortestSecret = 8;
const plainWord = /^[a-z]{1,16}$/;

/** A value without any of these stands in every text as it is. */
const mayBeEscaped = /[^ -~]|["'&<>\\]/;

/** What only a secret looks like, by what it is. */
const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['a secret key of a Supabase project', /\bsb_secret_[\w-]{10}/],
  ['an access token of a Supabase account', /\bsbp_[0-9a-f]{40}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of Amazon Web Services', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/],
  [
    'the address of a database with its password',
    /\bpostgres(?:ql)?:\/\/[^\s:/@"'<>]+:(?:(?!\bpostgres(?:ql)?:\/\/)[^\s@"'<>])+@/,
  ],
];

/** Without its header: a payload is looked for between any two dots. */
const token = /\.(eyJ[\w-]+)(?=\.[\w-])/g;

/**
 * What must not get out, by its name: secrets of the environment and what only a site on this machine
 * may use. What begins with VITE_ is meant to be seen, also where it stands under a second name.
 */
export function knownSecrets(environment: Readonly<Record<string, string>>, hosted: boolean): Map<string, string> {
  const entries = Object.entries(environment);
  const seen = new Set(entries.filter(([name]) => name.startsWith('VITE_')).map(([, value]) => value));
  const own = entries.filter(
    ([name, value]) => secretNames.some((pattern) => pattern.test(name)) && isTelling(value) && !seen.has(value),
  );
  const local: [name: string, value: string][] = [
    ['the signing secret of the local backend', localSecrets.jwtSecret],
    ['the verifier of the demo credential', demoVerifier],
  ];
  // Somebody who names it means it: the build is for a local stack on another port.
  if (hosted && !seen.has(localPublishableKey)) local.push(['the key of the local backend', localPublishableKey]);
  return new Map([...own, ...local]);
}

/** What of secrets is in a text: kinds and names, never the secrets themselves. */
export function secretsIn(text: string, known: ReadonlyMap<string, string>): string[] {
  const kinds = patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  const roles = Array.from(text.matchAll(token), ([, payload = '']) => roleIn(payload));
  const tokens = roles.filter((role) => role !== null && role !== 'anon').map((role) => `a token of the role ${role}`);
  const readings = [...known.values()].some((value) => mayBeEscaped.test(value)) ? readingsOf(text) : [text];
  const names = [...known].filter(([, value]) => readings.some((each) => each.includes(value))).map(([name]) => name);
  return [...new Set([...kinds, ...tokens, ...names])];
}

function isTelling(value: string): boolean {
  return value.length >= shortestSecret && !plainWord.test(value);
}

/** The role that the payload of a token names; null when it is no payload or names none. */
function roleIn(payload: string): string | null {
  const text = Buffer.from(payload, 'base64url').toString();
  if (!text.includes('"role"')) return null;
  try {
    const claims: unknown = JSON.parse(text);
    return typeof claims === 'object' && claims !== null && 'role' in claims ? String(claims.role) : null;
  } catch {
    return null;
  }
}
