import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serviceOf } from '../../../tools/bench/hosted/service.ts';

const rows = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id, title: 'Some title' })));
const address = 'https://project.example/rest/v1/links?select=id,title&order=id.asc';

function service() {
  return serviceOf({ fetch: () => Promise.resolve(Response.json(JSON.parse(rows))) });
}

test('a preflight is answered with what it asks for, for as short a time as a project does, and counted', async () => {
  const { answer, takeTraffic } = service();
  const headers = { origin: 'https://site.example', 'access-control-request-headers': 'apikey,prefer' };
  const leave = await answer(new Request(address, { method: 'OPTIONS', headers }));
  expect(leave.headers.get('access-control-allow-headers')).toBe('apikey,prefer');
  expect(leave.headers.get('access-control-allow-origin')).toBe('*');
  expect(leave.headers.has('access-control-max-age')).toBe(false);
  expect(takeTraffic()).toMatchObject({ reads: [], preflights: 1, bodyBytes: 0 });
});

test('a read is sent compressed and counted as it is sent', async () => {
  const { answer, takeTraffic } = service();
  const sent = await answer(new Request(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }));
  const body = Buffer.from(await sent.arrayBuffer());
  expect(sent.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(rows);
  const { headerBytes, ...traffic } = takeTraffic();
  expect(traffic).toEqual({
    reads: ['GET /rest/v1/links?select=id,title&order=id.asc'],
    preflights: 0,
    bodyBytes: body.length,
  });
  expect(headerBytes).toBeGreaterThan(address.length);
  // What was taken is not counted again.
  expect(takeTraffic()).toEqual({ reads: [], preflights: 0, bodyBytes: 0, headerBytes: 0 });
});

test('what a write sends counts as well', async () => {
  const { answer, takeTraffic } = service();
  const search = new Request('https://project.example/rest/v1/rpc/search_posts', {
    method: 'POST',
    headers: { 'content-length': '11' },
    body: '{"query":1}',
  });
  const sent = await (await answer(search)).arrayBuffer();
  expect(takeTraffic().bodyBytes).toBe(11 + sent.byteLength);
});
