import { demoVerifier } from './demo-verifier.ts';
import { localPublishableKey, localSecrets } from './local-backend/local-keys.ts';

/** Names under which an environment keeps what nobody else may know. */
const secretName = /(^|_)(pass|password|passwd|secret|token|key|credentials?)(_|$)/i;

/** Shorter values stand in any text by chance. */
const shortestSecret = 8;

/** What only a secret looks like, by what it is. */
const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['a secret key of a Supabase project', /\bsb_secret_[\w-]{10,}/],
  ['an access token of a Supabase account', /\bsbp_[0-9a-f]{40}/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of Amazon Web Services', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/],
  ['the address of a database with its password', /\bpostgres(?:ql)?:\/\/[^\s:/@"'<>]+:[^\s@"'<>]+@/],
];

const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/**
 * What must not get out, by its name: secrets of the environment and what only a site on this machine
 * may use. What begins with VITE_ is meant to be seen, also where it stands under a second name.
 */
export function knownSecrets(environment: Readonly<Record<string, string>>, hosted: boolean): Map<string, string> {
  const entries = Object.entries(environment);
  const seen = new Set(entries.filter(([name]) => name.startsWith('VITE_')).map(([, value]) => value));
  const own = entries.filter(
    ([name, value]) => secretName.test(name) && value.length >= shortestSecret && !seen.has(value),
  );
  const local: [name: string, value: string][] = [
    ['the signing secret of the local backend', localSecrets.jwtSecret],
    ['the verifier of the demo credential', demoVerifier],
  ];
  if (hosted) local.push(['the key of the local backend', localPublishableKey]);
  return new Map([...own, ...local]);
}

/** What of secrets is in a text: kinds and names, never the secrets themselves. */
export function secretsIn(text: string, known: ReadonlyMap<string, string>): string[] {
  const kinds = patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  const roles = Array.from(text.matchAll(token), ([, payload = '']) => roleIn(payload));
  const tokens = roles.filter((role) => role !== null && role !== 'anon').map((role) => `a token of the role ${role}`);
  const names = [...known].filter(([, value]) => text.includes(value)).map(([name]) => name);
  return [...new Set([...kinds, ...tokens, ...names])];
}

/** The role that the payload of a token names; null when it is no payload or names none. */
function roleIn(payload: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? String(claims.role) : null;
  } catch {
    return null;
  }
}
