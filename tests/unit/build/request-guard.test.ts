import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveBackend } from '../../../build/local-backend/middleware.ts';
import {
  bodyLimit,
  emailPath,
  judge,
  outboxPath,
  readBody,
  readOrigins,
} from '../../../build/local-backend/request-guard.ts';

const namedOrigin = 'http://localhost:4173';
const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-'));
const received: Request[] = [];

/** A stand-in for @supabase/lite, which lets any page read its responses. */
const database = {
  fetch(request: Request): Promise<Response> {
    received.push(request);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true', vary: 'accept' };
    return Promise.resolve(Response.json([], { headers: { ...headers, 'content-range': '0-2/3' } }));
  },
};

let server: Server;
let host: string;
beforeAll(async () => {
  const answer = serveBackend({ database, outboxFolder: folder, origins: readOrigins(namedOrigin) });
  server = createServer((incoming, response) =>
    answer(incoming, response, () => response.writeHead(418).end('the site')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void received.splice(0));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Iterable<string>;
}

/** Sends a raw request, because `fetch` forbids an `Origin` header and resolves `..` in a path. */
function sendRaw(target: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    const outgoing = send({ host: '127.0.0.1', port: host.split(':')[1], path: target, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    outgoing.once('error', reject);
    if (body === undefined || typeof body === 'string') outgoing.end(body);
    else Readable.from(body).pipe(outgoing);
  });
}

const targets = ['/rest/v1/links?select=id', '/auth/v1/user', emailPath, outboxPath];
const json = { 'content-type': 'application/json' };

describe('the guard, for strangers', () => {
  const strangers: [who: string, headers: OutgoingHttpHeaders][] = [
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page on another port', { origin: 'http://127.0.0.1:1' }],
    ['a page of this machine under its other name', { origin: 'http://localhost:4174' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page with an origin that only begins like a named one', { origin: `${namedOrigin}.evil.example` }],
    ['a page of a named origin with a slash', { origin: `${namedOrigin}/` }],
    ['two origins at once', { origin: `${namedOrigin}, https://evil.example` }],
    ['a picture or script of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a picture or script of another port', { 'sec-fetch-site': 'same-site' }],
    ['an unknown value of Sec-Fetch-Site', { 'sec-fetch-site': 'nearby' }],
  ];
  const ways = targets.flatMap((target) => ['GET', 'POST', 'OPTIONS', 'DELETE'].map((method) => ({ target, method })));

  test.for(strangers)('rejects %s before the database gets a request', async ([, headers]) => {
    for (const { target, method } of ways) {
      const preflight = method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {};
      const answer = await sendRaw(target, { method, headers: { ...headers, ...preflight } });
      expect(answer.status, `${method} ${target}`).toBe(403);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    expect(received).toEqual([]);
  });

  test('leaves the rest of the server open', async () => {
    expect(await sendRaw('/', { headers: { origin: 'https://evil.example' } })).toMatchObject({ text: 'the site' });
  });
});

describe('the guard, for allowed requests', () => {
  const friends: [who: string, headers: () => OutgoingHttpHeaders][] = [
    ['a program', () => ({})],
    ['a page of this server', () => ({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })],
    ['a page of this server behind a proxy with TLS', () => ({ origin: `https://${host}` })],
    ['a page of this server that only reads', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['an address that somebody typed', () => ({ 'sec-fetch-site': 'none' })],
  ];
  test.for(friends)('answers %s, and no other page may read the response', async ([, headers]) => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await sendRaw('/rest/v1/links', { method, headers: headers() });
      expect(answer).toMatchObject({ status: 200, headers: { vary: 'origin', 'content-range': '0-2/3' } });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    expect(received).toHaveLength(2);
  });

  test('lets a page of a named origin read responses and rejections', async () => {
    const headers = { origin: namedOrigin, 'sec-fetch-site': 'same-site' };
    const cors = { 'access-control-allow-origin': namedOrigin, vary: 'origin' };
    for (const target of ['/rest/v1/links', '/auth/v1/user']) {
      expect(await sendRaw(target, { headers })).toMatchObject({ status: 200, headers: cors });
    }
    expect(await sendRaw(emailPath, { headers })).toMatchObject({ status: 405, headers: cors });
    const wrong = { ...headers, 'content-type': 'text/plain' };
    expect(await sendRaw(emailPath, { method: 'POST', headers: wrong })).toMatchObject({ status: 415, headers: cors });
    expect((await sendRaw('/rest/v1/links', { headers })).headers).not.toHaveProperty(
      'access-control-allow-credentials',
    );
  });

  test.for(targets)('answers the preflight of a named origin for %s', async (target) => {
    const headers = { origin: namedOrigin, 'access-control-request-headers': 'apikey,authorization,x-new' };
    const answer = await sendRaw(target, { method: 'OPTIONS', headers });
    expect(answer).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': namedOrigin,
        'access-control-allow-headers': 'apikey,authorization,x-new',
        'access-control-allow-methods': expect.stringContaining('PATCH') as string,
        vary: 'origin',
      },
    });
    expect(received).toEqual([]);
  });
});

test.each(['*', 'null', 'localhost:4173', 'http://localhost:4173/', 'ftp://localhost', 'http://a b'])(
  'readOrigins rejects %s',
  (list) => {
    expect(() => readOrigins(`${namedOrigin}, ${list}`)).toThrow('LOCAL_ORIGINS names');
  },
);

test('readOrigins accepts no origin or several', () => {
  expect([...readOrigins('')]).toEqual([]);
  expect([...readOrigins(` ${namedOrigin} ,http://127.0.0.1:4173,`)]).toEqual([namedOrigin, 'http://127.0.0.1:4173']);
});

describe('the API key', () => {
  test.each(['?apikey=x', '?select=id&apikey=x&limit=1', '?%61pike%79=x', '?apikey=x&apikey=y', '?apikey'])(
    'disappears from the address %s',
    async (query) => {
      await sendRaw(`/rest/v1/links${query}`);
      expect(received[0]?.url).not.toMatch(/key/i);
      expect(received[0]?.headers.get('apikey')).toBeNull();
    },
  );

  test('in the header reaches the database, and an address without a key stays unchanged', async () => {
    const target = '/rest/v1/links?select=id&title=ilike.*a%20b*&or=(a.eq.1,b.eq."x")';
    await sendRaw(target, { headers: { apikey: 'x' } });
    expect(received[0]?.headers.get('apikey')).toBe('x');
    expect(decodeURIComponent(received[0]?.url ?? '')).toBe(decodeURIComponent(`http://localhost${target}`));
  });
});

test.each(['/rest/v1/../../_system/info', '/rest/v1/%2e%2e/%2E%2e/_system/info', '/auth/v1/..\\..\\storage/v1/bucket'])(
  'the path %s answers 404',
  async (target) => {
    expect((await sendRaw(target)).status).toBe(404);
    expect(received).toEqual([]);
  },
);

test.each(['TRACE', 'PROPFIND'])('the guard rejects the method %s', async (method) => {
  expect((await sendRaw('/rest/v1/links', { method })).status).toBe(405);
  expect(received).toEqual([]);
});

describe('the bodies of requests', () => {
  test.each([
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/csv'],
    ...['application/jsonx', 'text/plain; application/json', 'application/json; charset=utf-7', ''],
  ])('fail with the type "%s"', async (type) => {
    for (const target of targets) {
      const answer = await sendRaw(target, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      expect(answer.status).toBe(415);
    }
    expect(received).toEqual([]);
  });

  test('need a type, but a request without a body needs none', async () => {
    expect((await sendRaw('/rest/v1/links', { method: 'POST', body: '{}' })).status).toBe(415);
    expect((await sendRaw('/rest/v1/links', { method: 'POST', body: ['{', '}'] })).status).toBe(415);
    expect(received).toEqual([]);
    expect((await sendRaw('/auth/v1/logout', { method: 'POST' })).status).toBe(200);
    expect((await sendRaw('/auth/v1/logout', { method: 'POST', headers: json })).status).toBe(200);
  });

  test.each(['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'])(
    'pass unchanged with the type %s',
    async (type) => {
      await sendRaw('/rest/v1/links', { method: 'POST', headers: { 'content-type': type }, body: ['{"a":', '"ü"}'] });
      expect(await received[0]?.json()).toEqual({ a: 'ü' });
    },
  );

  test('with or without a declared length, pass at the limit and fail one byte above the limit', async () => {
    const text = (length: number) => `"${'x'.repeat(length - 2)}"`;
    const inParts = (length: number) => [text(length).slice(0, 1000), text(length).slice(1000)];
    for (const target of ['/rest/v1/links', '/auth/v1/token']) {
      for (const body of [text, inParts]) {
        const passed = await sendRaw(target, { method: 'POST', headers: json, body: body(bodyLimit) });
        expect(passed.status).toBe(200);
        const rejected = await sendRaw(target, { method: 'POST', headers: json, body: body(bodyLimit + 1) });
        expect(rejected.status).toBe(413);
      }
    }
    expect(received).toHaveLength(4);
    for (const request of received) expect((await request.text()).length).toBe(bodyLimit);
    expect((await sendRaw(emailPath, { method: 'POST', headers: json, body: text(bodyLimit + 1) })).status).toBe(413);
  });

  test('fail at once when the declared length exceeds the limit', () => {
    const headers = { ...json, 'content-length': String(bodyLimit + 1) };
    expect(judge({ method: 'POST', url: '/rest/v1/links', headers }, new Set())).toMatchObject({ status: 413 });
  });

  test('fail at the limit when the request declares no length', async () => {
    const endless = new Readable({
      read() {
        setImmediate(() => this.push(Buffer.alloc(100_000)));
      },
    });
    expect(await readBody(endless)).toBeNull();
    endless.destroy();
  });

  test('cause an error when the connection breaks', async () => {
    const broken = new Readable({ read() {} });
    const reading = readBody(broken);
    broken.destroy(new Error('aborted'));
    await expect(reading).rejects.toThrow('aborted');
  });
});
