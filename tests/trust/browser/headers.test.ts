import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { needsCases, proves } from '../trust-case.ts';

const [baseUrl = ''] = inject('baseUrls');
const category = 'hardening';
const dist = path.join(import.meta.dirname, '../../../dist');
const script = readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? '';

const pages = [
  '/',
  '/timeline',
  '/blog',
  '/blog/why-the-game-boy-stayed-grey',
  '/consoles',
  '/consoles/nintendo-ds',
  '/links',
  '/contact',
  '/login',
  '/admin',
  '/admin/blog/new',
  '/admin/users',
  '/nowhere',
];
const files = [`/assets/${script}`, '/data/site.json', '/rss.xml', '/images/family.svg', '/og-image.png'];
const forOtherSites = ['/images/family.svg', '/og-image.png'];

/** What each answer must say, whatever is asked for. */
const headers: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; /,
  'strict-transport-security': /^max-age=(?:[3-9]\d{7}|\d{9,})$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /\bcamera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** What the policy must say: each directive, and nothing beside them. */
const directives: Record<string, RegExp> = {
  'default-src': /^'none'$/,
  'script-src': /^'self'( 'sha256-[\w+/]{43}=')+$/,
  'style-src': /^'self'( 'sha256-[\w+/]{43}=')*$/,
  'img-src': /^'self' https: data:$/,
  'font-src': /^'self'$/,
  'connect-src': /^'self'$/,
  'manifest-src': /^'self'$/,
  'base-uri': /^'none'$/,
  'form-action': /^'self'$/,
  'require-trusted-types-for': /^'script'$/,
  'trusted-types': /^default$/,
};
/** Only a header can say it. */
const inHeader = { ...directives, 'frame-ancestors': /^'none'$/ };

function parsed(policy: string): Record<string, string> {
  const parts = policy.split('; ').map((directive) => directive.split(/ (.*)/s));
  return Object.fromEntries(parts.map(([name = '', value = '']) => [name, value]));
}

function expectPolicy(policy: string, expected: Record<string, RegExp>): void {
  const found = parsed(policy);
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, pattern] of Object.entries(expected)) expect(found[name], name).toMatch(pattern);
}

describe('response headers', () => {
  test.for([...pages, ...files])('%s comes with all of them', async (address, context) => {
    const expected = forOtherSites.includes(address)
      ? { ...headers, 'cross-origin-resource-policy': /^cross-origin$/ }
      : headers;
    for (const [challenge, pattern] of Object.entries(expected))
      proves(context, { category, surface: address, challenge, expected: String(pattern) });
    const answer = await fetch(baseUrl + address);
    expect(answer.status).toBe(address === '/nowhere' ? 404 : 200);
    for (const [name, pattern] of Object.entries(expected)) expect(answer.headers.get(name), name).toMatch(pattern);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  test.for(pages)('the policy of %s says all it should, in the header and in the page', async (address, context) => {
    for (const [directive, pattern] of Object.entries(inHeader))
      proves(context, { category, surface: address, challenge: directive, expected: String(pattern) });
    const answer = await fetch(baseUrl + address);
    expectPolicy(answer.headers.get('content-security-policy') ?? '', inHeader);
    // For hosts that send no headers. The first element, so that it holds for all others.
    const html = await answer.text();
    const [, inPage = ''] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    expectPolicy(inPage, directives);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    expect(html).not.toMatch(/<[^>]*\son\w+=/);
  });

  test('have a case for each page and each header and directive', (context) => {
    const pairs = [
      ...[...pages, ...files].flatMap((address) => Object.keys(headers).map((name) => [address, name] as const)),
      ...pages.flatMap((address) => Object.keys(inHeader).map((name) => [address, name] as const)),
    ];
    needsCases(context, { category, pairs });
  });
});
