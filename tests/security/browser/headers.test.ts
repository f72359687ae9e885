import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { filedAddresses } from '../../support/browser/screens.ts';
import { needsCases, proves } from '../../support/evidence.ts';

const [baseUrl = ''] = inject('baseUrls');
const category = 'hardening';
const dist = path.join(import.meta.dirname, '../../../dist');
const htmlFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const script = readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? '';

const pages = [...filedAddresses, '/login', '/login/password', '/admin', '/admin/blog/new', '/admin/users', '/nowhere'];
const files = [`/assets/${script}`, '/data/index.json', '/rss.xml', '/images/family.svg', '/og-image.png'];
const forOtherSites = ['/images/family.svg', '/og-image.png', '/favicon.svg', '/site.webmanifest'];

/** The headers of every response, with the pattern of each value. */
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

/** All directives of the policy in a page, with the pattern of each value. */
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
/** One header serves all pages, so it allows every inline style. Only a header can set `frame-ancestors`. */
const inHeader = { ...directives, 'style-src': /^'self' 'unsafe-inline'$/, 'frame-ancestors': /^'none'$/ };

function parsed(policy: string): Record<string, string> {
  const parts = policy.split('; ').map((directive) => directive.split(/ (.*)/s));
  return Object.fromEntries(parts.map(([name = '', value = '']) => [name, value]));
}

function expectPolicy(policy: string, expected: Record<string, RegExp>): void {
  const found = parsed(policy);
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, pattern] of Object.entries(expected)) expect(found[name], name).toMatch(pattern);
}

/**
 * Returns the policy in the HTML of a page, or '' without a policy. Hosts without headers need this policy. The
 * policy must be the first element, so that it covers all other elements.
 */
function policyIn(html: string): string {
  return /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
}

/** Returns the elements with a style attribute or a handler. The policy allows neither. */
function inlineStylesAndHandlers(html: string): string[] {
  return html.match(/<[^>]*\s(?:style|on\w+)\s*=[^>]*>/gi) ?? [];
}

/** Returns the HTML of each link to another site. */
function linksAway(html: string): string[] {
  return (html.match(/<a\s[^>]*>/g) ?? []).filter((link) => /\shref="(?:https?:)?\/\//.test(link));
}

/** Says whether a link hides the visitor's page from the other site. */
function hidesReferrer(link: string): boolean {
  const [, rel = ''] = /\srel="([^"]*)"/.exec(link) ?? [];
  return ['noopener', 'noreferrer'].every((word) => rel.split(' ').includes(word));
}

describe('each response', () => {
  test.for([...pages, ...files])('carries all headers: %s', async (address, context) => {
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

  test.for(pages)('carries the whole policy in the header and in the page: %s', async (address, context) => {
    for (const [directive, pattern] of Object.entries(inHeader))
      proves(context, { category, surface: address, challenge: directive, expected: String(pattern) });
    const answer = await fetch(baseUrl + address);
    expectPolicy(answer.headers.get('content-security-policy') ?? '', inHeader);
    expectPolicy(policyIn(await answer.text()), directives);
  });

  test('needs a case for each header and directive', (context) => {
    const pairs = [
      ...[...pages, ...files].flatMap((address) => Object.keys(headers).map((name) => [address, name] as const)),
      ...pages.flatMap((address) => Object.keys(inHeader).map((name) => [address, name] as const)),
    ];
    needsCases(context, { category, pairs });
  });
});

describe('the HTML check', () => {
  const policy = 'the policy in the page';
  const handlers = 'style and handlers in elements';
  const away = 'links to other sites';

  test.for(htmlFiles)(
    'finds the policy in %s, and neither inline code nor a link that reveals the page',
    (file, context) => {
      const surface = `file: ${file}`;
      proves(
        context,
        { category, surface, challenge: policy, expected: 'every directive' },
        { category, surface, challenge: handlers, expected: 'none' },
        { category, surface, challenge: away, expected: 'noopener noreferrer' },
      );
      const html = readFileSync(path.join(dist, file), 'utf8');
      expectPolicy(policyIn(html), directives);
      expect(inlineStylesAndHandlers(html)).toEqual([]);
      const links = linksAway(html);
      // This page has links to other sites, so the search must find some.
      if (file === 'links.html') expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !hidesReferrer(link))).toEqual([]);
    },
  );

  test.each(['<p class="a" style="color: red">', '<img alt="" ONERROR = "run()">', '<svg\nonload=run()>'])(
    'finds %s',
    (element) => {
      expect(inlineStylesAndHandlers(`<main><p>style=1</p>${element}</main>`)).toEqual([element]);
    },
  );

  test('finds a missing policy, a weaker policy and a link without noreferrer', () => {
    const link = '<a class="x" href="https://example.org/" rel="noopener">';
    const html = `<a href="/blog">Blog</a>${link}Away</a>`;
    expect(linksAway(html).filter((each) => !hidesReferrer(each))).toEqual([link]);
    expect(policyIn('<head><title>A page</title></head>')).toBe('');
    expect(() => expectPolicy("default-src 'none'", directives)).toThrow();
  });

  test('covers every page of the build', (context) => {
    expect(htmlFiles.length).toBeGreaterThan(30);
    needsCases(context, {
      category,
      pairs: htmlFiles.flatMap((file) => [policy, handlers, away].map((each) => [`file: ${file}`, each] as const)),
    });
  });
});
