// What the development server gives of a folder to whoever can reach it, also in a local network (`--host`).
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../../vite.config.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'handheld-legacy-served-')));
const secrets = ['.env', '.env.production', 'server.pem', '.git/config', 'supabase/.temp/pooler-url'];
const open = 'src/shown.txt';
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  for (const file of [...secrets, open]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `text of ${file}`);
  }
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { ...config({ command: 'serve', mode: 'development' }).server, port: 0, ws: false },
  });
  await server.listen();
  origin = `http://localhost:${(server.httpServer?.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Every way to ask for a file. */
const waysTo = (file: string) =>
  [`/${file}`, `/@fs${folder}/${file}`].flatMap((address) =>
    ['', '?raw', '?import&raw', '?url', '?import&inline', '?raw??', '?.svg?import&raw'].map((query) => address + query),
  );

async function answersFor(file: string): Promise<string[]> {
  return Promise.all(
    waysTo(file).map(async (address) => {
      const answer = await fetch(origin + address);
      return `${address} ${answer.status} ${(await answer.text()).includes(`text of ${file}`) ? 'with' : 'without'} the text`;
    }),
  );
}

test.each(secrets)('the development server refuses %s, in whichever way it is asked for', async (file) => {
  expect(await answersFor(file)).toEqual(waysTo(file).map((address) => `${address} 403 without the text`));
});

test('the development server gives a source file', async () => {
  expect(await answersFor(open)).toEqual(expect.arrayContaining([`/${open}?raw 200 with the text`]));
});
