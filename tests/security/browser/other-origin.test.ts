import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { launchChromium } from '../../../tools/chromium.ts';
import { buildSite, serveDevelopment } from '../../../tools/run-vite.ts';
import { emailOf, password, signInAt } from '../../support/browser/accounts';
import { newBuildFolder } from '../../support/browser/build-folder';
import { failedToast, keptMessages, sendMessage, sentToast } from '../../support/browser/message';
import { signIn, toast } from '../../support/browser/staff';
import { wording } from '../../support/specification-texts';
import { needsCases, proves } from '../../support/evidence.ts';

const category = 'hardening';

const tables = ['blog_posts', 'blog_categories', 'consoles', 'console_of_month', 'links', 'social_media_links'];

/**
 * The data of an attacking page: the server's address, stolen keys, a stolen token, and a text for the page to store.
 */
interface Loot {
  target: string;
  key: string;
  secret: string;
  token: string;
  mark: string;
}

/** The attempts of a page, with the code of each attempt. The code returns the text that it could read. */
const attempts: Record<string, string> = {
  'reading with the key in the address': `(await fetch(target + '/rest/v1/blog_posts?select=id&apikey=' + key)).text()`,
  'reading with the key in a header': `(await fetch(target + '/rest/v1/blog_posts?select=id', { headers: { apikey: key } })).text()`,
  'reading as staff': `(await fetch(target + '/rest/v1/users', { headers: staff })).text()`,
  'reading without asking': `(await fetch(target + '/rest/v1/blog_posts?select=id&apikey=' + key, { mode: 'no-cors' })).text()`,
  'signing in': `(await fetch(target + '/auth/v1/token?grant_type=password', { method: 'POST', headers: { apikey: key, ...json }, body: account })).text()`,
  'signing in without asking': `(await fetch(target + '/auth/v1/token?grant_type=password&apikey=' + key, { method: 'POST', mode: 'no-cors', body: account })).text()`,
  'writing as staff': `(await fetch(target + '/rest/v1/links', { method: 'POST', headers: { ...staff, ...json }, body: link })).text()`,
  'changing as staff': `(await fetch(target + '/rest/v1/links?id=not.is.null', { method: 'PATCH', headers: { ...staff, ...json }, body: link })).text()`,
  'deleting as staff': `(await fetch(target + '/rest/v1/links?id=not.is.null', { method: 'DELETE', headers: staff })).text()`,
  'a form-encoded post': `(await fetch(target + '/rest/v1/links?apikey=' + secret, { method: 'POST', mode: 'no-cors', body: new URLSearchParams(JSON.parse(link)) })).text()`,
  'a post of plain text': `(await fetch(target + '/rest/v1/links?apikey=' + secret, { method: 'POST', mode: 'no-cors', body: link })).text()`,
  'a message': `(await fetch(target + '/api/v1.0/email/send', { method: 'POST', headers: json, body: mail })).text()`,
  'a message of plain text': `(await fetch(target + '/api/v1.0/email/send', { method: 'POST', mode: 'no-cors', body: mail })).text()`,
  'a beacon': `navigator.sendBeacon(target + '/api/v1.0/email/send', mail)`,
  'a form': `post('/api/v1.0/email/send', 'text/plain', mail.slice(0, -1) + ',"rest":"', '"}'),
    post('/rest/v1/links?apikey=' + secret, 'application/x-www-form-urlencoded', 'title', mark)`,
  'a script': `load('script', 'src', '/rest/v1/blog_posts?select=id&apikey=' + key)`,
  'a picture': `load('img', 'src', '/rest/v1/blog_posts?select=id&apikey=' + key)`,
  'a style sheet': `load('link', 'href', '/rest/v1/blog_posts?select=id&apikey=' + key)`,
};

/** The helpers that the attempts use. */
const tools = `
  const json = { 'content-type': 'application/json' };
  const staff = { apikey: key, authorization: 'Bearer ' + token, prefer: 'return=representation' };
  const account = JSON.stringify({ email: '${emailOf('admin')}', password: '${password}' });
  const link = JSON.stringify({ title: mark, url: 'https://evil.example', category: mark });
  const mail = JSON.stringify({ template_params: { from_name: mark, to_name: '', reply_to: '', subject: '', message: mark } });
  const post = (path, enctype, name, value) => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'frame' + Math.random() });
    const form = Object.assign(document.createElement('form'), { method: 'post', action: target + path, enctype, target: frame.name });
    form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(frame, form);
    const loaded = new Promise((done) => (frame.onload = () => done('')));
    form.submit();
    return loaded;
  };
  const load = (tag, attribute, path) => new Promise((done) => {
    const element = Object.assign(document.createElement(tag), { rel: 'stylesheet', [attribute]: target + path });
    element.onload = () => done('loaded');
    element.onerror = () => done('');
    document.head.append(element);
  });`;

/** Returns the text that the page reads by one attempt, or '' when the attempt fails. */
function attempt(page: Page, code: string, loot: Loot): Promise<string> {
  return page.evaluate(`(async () => {
    ${Object.entries(loot)
      .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
      .join('\n')}
    ${tools}
    try { const read = await (${code}); return typeof read === 'string' ? read : ''; } catch { return ''; }
  })()`);
}

/** The folder of a hosted build. The build uses the development server, like a build for a local stack. */
const outDir = newBuildFolder();
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

/**
 * Two servers, each with this build and an empty page. The settings of the development server allow only the origin of
 * the second server.
 */
const [forbiddenServer, allowedServer] = [otherSite(), otherSite()];

/** Creates a server of the build. The server sends the shell for an address without a file. */
function otherSite(): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/sandboxed') response.setHeader('content-security-policy', 'sandbox allow-scripts allow-forms');
    if (['/empty', '/sandboxed'].includes(pathname)) {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><body>');
      return;
    }
    const names = [pathname.slice(1), `${pathname.slice(1)}.html`, 'app.html'];
    const file =
      names.map((name) => path.join(outDir, name)).find((each) => path.extname(each) && existsSync(each)) ?? '';
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
}

function originOf(server: Server, host = '127.0.0.1'): string {
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

let browser: Browser;
let development: Awaited<ReturnType<typeof serveDevelopment>>;
/** The address of each server. */
const targets: Record<string, () => string> = {
  'the development server': () => development.baseUrl,
  'the preview server': () => inject('baseUrls')[Number(process.env.VITEST_POOL_ID) - 1] ?? '',
};

beforeAll(async () => {
  for (const server of [forbiddenServer, allowedServer]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  [browser, development] = await Promise.all([
    launchChromium(),
    serveDevelopment({ LOCAL_ORIGINS: originOf(allowedServer) }),
  ]);
});
afterAll(async () => {
  await browser.close();
  development.close();
  for (const server of [forbiddenServer, allowedServer]) server.close();
});

/** Reads all rows with the secret key, which passes every policy. */
async function everything(target: string): Promise<string> {
  const texts = [...tables, 'users', 'site_settings'].map(async (table) => {
    const answer = await fetch(`${target}/rest/v1/${table}?order=id`, { headers: { apikey: localSecrets.secretKey } });
    expect(answer.status).toBe(200);
    return answer.text();
  });
  return (await Promise.all(texts)).join('\n');
}

async function lootFor(target: string): Promise<Loot> {
  const { access_token } = await signInAt(target, 'admin');
  const keys = { key: localPublishableKey, secret: localSecrets.secretKey };
  return { target, ...keys, token: access_token, mark: `mark-${crypto.randomUUID()}` };
}

/** The address of each attacking page. A sandboxed page has no origin. */
const pages: Record<string, () => string> = {
  'a page of another port': () => `${originOf(forbiddenServer)}/empty`,
  'a page of another site': () => `${originOf(forbiddenServer, 'localhost')}/empty`,
  'a page without an origin': () => `${originOf(forbiddenServer)}/sandboxed`,
};

/** Makes a page try every attempt. Returns the texts that the page read, and the statuses of all responses. */
async function attack(address: string, loot: Loot) {
  const page = await browser.newPage();
  const statuses = new Set<number>();
  page.on('response', (response) => {
    if (response.url().startsWith(loot.target)) statuses.add(response.status());
  });
  await page.goto(address);
  const read: Record<string, string> = {};
  for (const [challenge, code] of Object.entries(attempts)) read[challenge] = await attempt(page, code, loot);
  await page.close();
  return { read, statuses: [...statuses] };
}

/** The addresses that a page requests after DNS rebinding. */
const reboundPaths = ['/rest/v1/blog_posts', '/auth/v1/user', '/api/v1.0/email/send', '/'];

/** Sends a request with another host name, which `fetch` cannot do. */
async function answerTo(options: RequestOptions): Promise<[status: number | undefined, words: string]> {
  const [answer] = (await once(get({ host: '127.0.0.1', ...options }), 'response')) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
}

describe.each(Object.entries(targets))('%s', (server, targetOf) => {
  test.for(Object.entries(pages))('rejects every read and write of %s', async ([attacker, at], context) => {
    for (const challenge of Object.keys(attempts)) {
      const expected = '0 bytes read, 0 rows written, 0 mails';
      proves(context, { category, surface: `${server}: ${attacker}`, challenge, expected });
    }
    const target = targetOf();
    const loot = await lootFor(target);
    const before = await everything(target);
    const { read, statuses } = await attack(at(), loot);
    expect(read).toEqual(Object.fromEntries(Object.keys(attempts).map((challenge) => [challenge, ''])));
    expect(statuses).toEqual([403]);
    expect(await everything(target)).toBe(before);
    expect(keptMessages(loot.mark)).toEqual([]);
  });

  test.for(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'rejects requests to the name %s, which an attacker can point to this machine',
    async (name, context) => {
      const expected = '403, nothing of the answer';
      for (const challenge of reboundPaths)
        proves(context, { category, surface: `${server}: ${name}`, challenge, expected });
      const { port } = new URL(targetOf());
      for (const address of reboundPaths) {
        const headers = { host: `${name}:${port}`, apikey: localPublishableKey, origin: `http://${name}:${port}` };
        const [status, words] = await answerTo({ port, path: address, headers });
        expect(status).toBe(403);
        expect(words).not.toMatch(/title|slug|site/i);
      }
    },
  );
});

test('a page of an allowed origin reads and writes like the site, with the key in a header only', async (context) => {
  const [surface, challenge] = ['the development server: a page of a named origin', 'everything at once'];
  proves(context, { category, surface, challenge, expected: 'what CORS and the key in a header allow' });
  const loot = await lootFor(development.baseUrl);
  const { read } = await attack(`${originOf(allowedServer)}/empty`, loot);
  expect(JSON.parse(read['reading with the key in a header'] ?? '')).toHaveLength(20);
  expect(JSON.parse(read['reading as staff'] ?? '')).toHaveLength(3);
  expect(JSON.parse(read['signing in'] ?? '')).toMatchObject({ token_type: 'bearer' });
  expect(JSON.parse(read['writing as staff'] ?? '')).toMatchObject([{ title: loot.mark }]);
  expect(read['a message']).toBe('OK');
  expect(keptMessages(loot.mark).length).toBeGreaterThan(0);
  expect(read['reading with the key in the address']).toContain('No API key found');
  expect(read['a form-encoded post']).toBe('');
});

test('each server has a case for each page and each attempt', (context) => {
  const pairs = Object.keys(targets).flatMap((server) =>
    Object.keys(pages).flatMap((page) => Object.keys(attempts).map((each) => [`${server}: ${page}`, each] as const)),
  );
  needsCases(context, { category, pairs });
});

describe('the hosted build on another port', () => {
  const surface = 'a hosted build on another port';

  beforeAll(() =>
    buildSite(outDir, {
      VITE_SUPABASE_URL: development.baseUrl,
      VITE_SUPABASE_ANON_KEY: localPublishableKey,
      VITE_SITE_URL: 'https://example.org',
      VITE_EMAILJS_SERVICE_ID: 'service',
      VITE_EMAILJS_TEMPLATE_ID: 'template',
      VITE_EMAILJS_PUBLIC_KEY: 'key',
      VITE_EMAILJS_ORIGIN: development.baseUrl,
    }),
  );

  async function openLogin(server: Server): Promise<Page> {
    const page = await browser.newPage({ baseURL: originOf(server) });
    await page.goto('/login');
    await signIn(page, 'admin');
    return page;
  }

  test('works completely from an allowed origin', async (context) => {
    const expected = 'sign-in, reads, writes and mail work';
    proves(context, { category, surface, challenge: 'a named origin', expected });
    const page = await openLogin(allowedServer);
    await page.waitForURL('**/admin');
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
    await page.getByRole('cell', { name: emailOf('editor') }).waitFor();
    const answered = page.waitForResponse((answer) => answer.url().startsWith(`${development.baseUrl}/rest/v1/`));
    await page.goto('/blog?q=famicom');
    expect((await answered).status()).toBe(200);
    await page.goto('/contact');
    await sendMessage(page, 'From another port.');
    await toast(page, sentToast);
    await page.close();
  });

  test('reports from a forbidden origin that the sign-in and a message fail', async (context) => {
    proves(context, { category, surface, challenge: 'an origin that is not named', expected: 'no sign-in, no mail' });
    const page = await openLogin(forbiddenServer);
    await toast(page, wording.login.failed);
    await page.goto('/contact');
    await sendMessage(page, 'From another port.');
    await toast(page, failedToast);
    await page.close();
  });
});
