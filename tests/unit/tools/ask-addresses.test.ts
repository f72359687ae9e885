import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askAddresses } from '../../../tools/content-check/ask-addresses.ts';

/** A server on 127.0.0.1. Each port counts as one host. */
interface Host {
  origin: string;
  /** Methods and paths, in order. */
  requests: string[];
  agents: Set<string | undefined>;
  /** The largest number of requests that were open at the same time. */
  mostAtOnce: number;
}

type Routes = Partial<Record<string, RequestListener>>;

const options = { userAgent: 'content-check/1.0 (+https://example.org)', timeout: 200, pause: 5, privateHosts: true };

let servers: Server[] = [];
/** The open requests at all hosts: the present number and the largest number. */
let together = { open: 0, most: 0 };
afterEach(() => {
  together = { open: 0, most: 0 };
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

/** Starts a host. A path without a route answers 404, even robots.txt. Responses come late, so requests can overlap. */
async function startHost(routes: Routes = {}): Promise<Host> {
  const host: Host = { origin: '', requests: [], agents: new Set(), mostAtOnce: 0 };
  let open = 0;
  const server = createServer((request: IncomingMessage, response) => {
    host.requests.push(`${request.method} ${request.url}`);
    host.agents.add(request.headers['user-agent']);
    host.mostAtOnce = Math.max(host.mostAtOnce, (open += 1));
    together.most = Math.max(together.most, (together.open += 1));
    response.on('close', () => {
      open -= 1;
      together.open -= 1;
    });
    setTimeout(() => {
      const route = routes[request.url ?? ''] ?? answering(404);
      route(request, response);
    }, 5);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}

const answering =
  (status: number, headers = {}, text = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(text);

const leadingTo = (location: string, status = 302) => answering(status, { location });

/** Returns a listener that accepts only GET. */
const rejectingHead =
  (status: number): RequestListener =>
  (request, response) =>
    response.writeHead(request.method === 'HEAD' ? status : 200).end();

/** Checks one address of a host. */
async function verdictOn({ origin }: Host, path: string) {
  return (await askAddresses([origin + path], options)).get(origin + path);
}

test('the check reads robots.txt, and then sends one HEAD request to an existing page', async () => {
  const host = await startHost({ '/page?a=1': answering(200) });
  expect(await verdictOn(host, '/page?a=1')).toBeNull();
  expect(host.requests).toEqual(['GET /robots.txt', 'HEAD /page?a=1']);
  expect([...host.agents]).toEqual([options.userAgent]);
});

test.for([403, 404, 405, 501, 500])('the check repeats a HEAD request as GET after a status of %i', async (status) => {
  const host = await startHost({ '/page': rejectingHead(status) });
  expect(await verdictOn(host, '/page')).toBeNull();
  expect(host.requests).toEqual(['GET /robots.txt', 'HEAD /page', 'GET /page']);
});

test('the check repeats a HEAD request as GET after a broken connection', async () => {
  const host = await startHost({
    '/page': (request, response) => {
      if (request.method === 'HEAD') request.socket.destroy();
      else response.end('A page');
    },
  });
  expect(await verdictOn(host, '/page')).toBeNull();
});

test('the check reads only the start of a GET response', async () => {
  let ended = false;
  const host = await startHost({
    '/film': (request, response) => {
      if (request.method === 'HEAD') response.writeHead(405).end();
      else response.writeHead(200).write('The first of many bytes');
      response.on('close', () => (ended = true));
    },
  });
  expect(await verdictOn(host, '/film')).toBeNull();
  await expect.poll(() => ended).toBe(true);
});

test.for([
  [404, 'broken-link', 'Its host answers 404 (Not Found).'],
  [410, 'broken-link', 'Its host answers 410 (Gone).'],
  [500, 'broken-link', 'Its host answers 500 (Internal Server Error).'],
  [302, 'broken-link', 'Its host answers 302 (Found).'],
  [401, 'link-not-asked', 'Its host answers 401 (Unauthorized): it lets no robots in.'],
  [403, 'link-not-asked', 'Its host answers 403 (Forbidden): it lets no robots in.'],
  [429, 'link-not-asked', 'Its host answers 429 (Too Many Requests): it lets no robots in.'],
] as const)('a status of %i becomes a finding of the kind %s', async ([status, kind, detail]) => {
  const host = await startHost({ '/page': answering(status) });
  expect(await verdictOn(host, '/page')).toEqual({ kind, detail });
});

test('a host that answers 429 gets no further request', async () => {
  const host = await startHost({ '/1': answering(429), '/2': answering(200) });
  const verdicts = await askAddresses([`${host.origin}/1`, `${host.origin}/2`], options);
  expect([...verdicts.values()].map((verdict) => verdict?.kind)).toEqual(['link-not-asked', 'link-not-asked']);
  expect(host.requests).toEqual(['GET /robots.txt', 'HEAD /1']);
});

test('a page that does not respond in time becomes a finding of the kind slow-link', async () => {
  const host = await startHost({ '/slow': () => undefined });
  expect(await verdictOn(host, '/slow')).toEqual({ kind: 'slow-link', detail: 'No answer within 0.2 seconds.' });
  expect(host.requests).toEqual(['GET /robots.txt', 'HEAD /slow']);
});

test('a permanent redirect becomes a finding with the new address', async () => {
  const other = await startHost({ '/new': answering(200) });
  const host = await startHost({
    '/old': leadingTo(`${other.origin}/new#part`, 301),
    '/older': leadingTo('/old', 308),
    '/for-now': leadingTo('/old'),
    '/then-for-now': leadingTo('/for-now', 301),
  });
  const detail = (place: string) => ({ kind: 'moved-link', detail: `It has moved for good to ${place}` });
  expect(await verdictOn(host, '/old')).toEqual(detail(`${other.origin}/new`));
  expect(await verdictOn(host, '/older')).toEqual(detail(`${other.origin}/new`));
  expect(await verdictOn(host, '/for-now')).toBeNull();
  expect(await verdictOn(host, '/then-for-now')).toEqual(detail(`${host.origin}/for-now`));
});

test('a redirect to a broken page becomes a finding with the address of this page', async () => {
  const host = await startHost({ '/old': leadingTo('/gone', 301) });
  const detail = `It leads to ${host.origin}/gone. Its host answers 404 (Not Found).`;
  expect(await verdictOn(host, '/old')).toEqual({ kind: 'broken-link', detail });
});

test('a loop of redirects becomes a finding after one round', async () => {
  const host = await startHost({ '/a': leadingTo('/b'), '/b': leadingTo('/c', 301), '/c': leadingTo('/a') });
  const [a, b, c] = ['/a', '/b', '/c'].map((path) => host.origin + path);
  const detail = `It redirects in a loop: ${a}, ${b}, ${c}, ${a}.`;
  expect(await verdictOn(host, '/a')).toEqual({ kind: 'broken-link', detail });
  expect(host.requests).toEqual(['GET /robots.txt', 'HEAD /a', 'HEAD /b', 'HEAD /c']);
});

test('the check follows five redirects and rejects six', async () => {
  const steps = Array.from({ length: 6 }, (_, step): [string, RequestListener] => [
    `/${step}`,
    leadingTo(`/${step + 1}`),
  ]);
  const host = await startHost({ ...Object.fromEntries(steps), '/6': answering(200) });
  expect(await verdictOn(host, '/1')).toBeNull();
  const detail = 'It redirects more than 5 times.';
  expect(await verdictOn(host, '/0')).toEqual({ kind: 'broken-link', detail });
});

test('the check reads robots.txt once and skips forbidden addresses, also behind a redirect', async () => {
  const rules = 'User-agent: *\nDisallow: /private\n\nUser-agent: another\nDisallow: /';
  const host = await startHost({
    '/robots.txt': answering(200, {}, rules),
    '/open': answering(200),
    '/door': leadingTo('/private/room'),
  });
  const addresses = ['/private/a', '/open', '/door'].map((path) => host.origin + path);
  const forbidden = { kind: 'link-not-asked', detail: 'Its host forbids it to robots.' };
  expect([...(await askAddresses(addresses, options)).values()]).toEqual([
    forbidden,
    null,
    { ...forbidden, detail: `It leads to ${host.origin}/private/room. ${forbidden.detail}` },
  ]);
  expect(host.requests).toEqual(['GET /robots.txt', 'HEAD /open', 'HEAD /door']);
});

test('rules for content-check replace the rules for all robots', async () => {
  const rules = 'User-agent: *\nDisallow: /\n\nUser-agent: content-check\nDisallow: /a';
  const host = await startHost({ '/robots.txt': answering(200, {}, rules), '/b': answering(200) });
  expect(await verdictOn(host, '/a')).toMatchObject({ kind: 'link-not-asked' });
  expect(await verdictOn(host, '/b')).toBeNull();
});

test('the check follows a redirect of robots.txt, and skips a host when robots.txt is unreadable', async () => {
  const moved = await startHost({
    '/robots.txt': leadingTo('/rules.txt'),
    '/rules.txt': answering(200, {}, 'User-agent: *\nDisallow: /page'),
  });
  expect(await verdictOn(moved, '/page')).toMatchObject({ kind: 'link-not-asked' });
  const detail = 'Its host does not say what robots may ask for.';
  for (const rules of [answering(503), leadingTo('http://no-such-host.invalid/robots.txt')]) {
    const host = await startHost({ '/robots.txt': rules, '/page': answering(200) });
    expect(await verdictOn(host, '/page')).toEqual({ kind: 'link-not-asked', detail });
    expect(host.requests).toEqual(['GET /robots.txt']);
  }
});

test('a silent host gets one request for all its addresses', async () => {
  const silent = await startHost({ '/robots.txt': () => undefined });
  const gone = await startHost();
  const [server] = servers.splice(1);
  await new Promise((resolve) => server?.close(resolve));
  const well = await startHost({ '/': answering(200) });
  const addresses = [`${silent.origin}/1`, `${silent.origin}/2`, `${gone.origin}/1`, `${well.origin}/`];
  const verdicts = await askAddresses([...addresses, 'http://no-such-host.invalid/'], options);
  const slow = { kind: 'slow-link', detail: 'No answer within 0.2 seconds.' };
  const refused = { kind: 'broken-link', detail: 'Its host refuses the connection.' };
  expect(addresses.map((address) => verdicts.get(address))).toEqual([slow, slow, refused, null]);
  expect(verdicts.get('http://no-such-host.invalid/')).toMatchObject({ kind: 'broken-link' });
  expect(silent.requests).toEqual(['GET /robots.txt']);
});

test('each host has one open request, each address gets one request, and hosts run in parallel', async () => {
  const pages = Object.fromEntries(Array.from({ length: 6 }, (_, page) => [`/${page}`, answering(200)]));
  const hosts = await Promise.all([startHost(pages), startHost(pages), startHost(pages)]);
  // Each page redirects to a page of another host. The check visits that host at the same time.
  const ring = await Promise.all(
    hosts.map(({ origin }) => startHost({ '/1': leadingTo(`${origin}/1`), '/2': leadingTo(`${origin}/2`) })),
  );
  const addresses = [
    ...hosts.flatMap(({ origin }) => Object.keys(pages).map((path) => origin + path)),
    ...ring.flatMap(({ origin }) => [`${origin}/1`, `${origin}/2`]),
  ];
  const started = performance.now();
  const verdicts = await askAddresses([...addresses, ...addresses], { ...options, pause: 20 });
  const took = performance.now() - started;
  expect([...verdicts.values()].every((verdict) => verdict === null)).toBe(true);
  for (const { requests, mostAtOnce } of [...hosts, ...ring]) {
    expect(mostAtOnce).toBe(1);
    expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
  }
  const requestCount = [...hosts, ...ring].reduce((sum, { requests }) => sum + requests.length, 0);
  expect(requestCount).toBe(addresses.length + hosts.length + ring.length);
  expect(together.most).toBeGreaterThan(1);
  // Between seven requests at the busiest host are six pauses.
  expect(took).toBeGreaterThan(6 * 20 - 10);
});

test.for([
  'http://127.0.0.1',
  'http://localhost',
  'http://[::1]',
  'http://10.0.0.1',
  'http://0x7f.1',
  'http://[::ffff:192.168.1.1]',
])('the private host %s gets no request', async (address) => {
  const host = await startHost({ '/': answering(200) });
  const { port } = new URL(host.origin);
  const verdicts = await askAddresses([`${address}:${port}/`], { ...options, privateHosts: false });
  expect([...verdicts.values()]).toEqual([{ kind: 'link-not-asked', detail: 'Its host is not public.' }]);
  expect(host.requests).toEqual([]);
});

test('askAddresses throws when no host responds', async () => {
  const addresses = ['http://a.invalid/', 'http://b.invalid/'];
  await expect(askAddresses(addresses, options)).rejects.toThrow(/is there a network\?/);
});
