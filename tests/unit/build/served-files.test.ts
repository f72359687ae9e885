// Anybody who reaches the development server can read files in the project. With `--host`, a whole network reaches the
// server.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../../vite.config.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'handheld-legacy-served-')));
const secrets = ['.env', '.env.production', 'server.pem', '.git/config', 'supabase/.temp/pooler-url'];
const openFile = 'src/shown.txt';
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  for (const file of [...secrets, openFile]) {
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

/** Returns every address of a file. */
const addressesOf = (file: string) =>
  [`/${file}`, `/@fs${folder}/${file}`].flatMap((address) =>
    ['', '?raw', '?import&raw', '?url', '?import&inline', '?raw??', '?.svg?import&raw'].map((query) => address + query),
  );

async function responsesFor(file: string): Promise<string[]> {
  return Promise.all(
    addressesOf(file).map(async (address) => {
      const response = await fetch(origin + address);
      return `${address} ${response.status} ${(await response.text()).includes(`text of ${file}`) ? 'with' : 'without'} the text`;
    }),
  );
}

test.each(secrets)('the development server refuses %s at every address', async (file) => {
  expect(await responsesFor(file)).toEqual(addressesOf(file).map((address) => `${address} 403 without the text`));
});

test('the development server serves a source file', async () => {
  expect(await responsesFor(openFile)).toEqual(expect.arrayContaining([`/${openFile}?raw 200 with the text`]));
});
