import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostFiles } from '../../../build/hosting/write-host-files.ts';
import { hosting } from '../../../build/hosting/serve-as-host.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-hosting-'));
let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  const files = [
    ...['index.html', 'blog.html', 'blog/caps.html', 'app.html', '404.html'].map((name) => [name, name] as const),
    ...hostFiles("default-src 'none'", new Map(), [], 'https://project.example/images/', []),
  ];
  mkdirSync(path.join(folder, 'dist/blog'), { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, 'dist', name), text);
  server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [hosting()],
    preview: { port: 0 },
  });
  origin = `http://localhost:${(server.httpServer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function responseTo(address: string): Promise<string> {
  const response = await fetch(origin + address, { redirect: 'manual' });
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
}

test.each([
  ['/blog/', '301 /blog'],
  ['/blog/?q=game+boy&page=2', '301 /blog?q=game+boy&page=2'],
  ['/blog/caps/', '301 /blog/caps'],
  ['/blog/caps//', '301 /blog/caps'],
  // The redirect must stay on this host. The address `//blog` would lead to a host called `blog`.
  ['//blog/', '301 /blog'],
  ['/pictures/a-1x1.webp', '302 https://project.example/images/a-1x1.webp'],
  ['/', '200 index.html'],
  ['/blog', '200 blog.html'],
  ['/blog/caps', '200 blog/caps.html'],
  ...['/nowhere', '/nowhere/', '/blog/a/b', '/data/blog/draft.json', '//example.org/'].map((address) => [
    address,
    '404 404.html',
  ]),
  // These addresses have no file, so the host serves the shell. The site redirects to the address without a slash.
  ...[
    ...[
      '/drafts',
      '/login',
      '/login/password',
      '/admin',
      '/admin/',
      '/admin/blog/edit/1',
      '/blog/newer-than-the-build',
    ],
    ...['/blog/newer-than-the-build/', '/consoles/newer-than-the-build'],
  ].map((address) => [address, '200 app.html']),
  ['/share/posts/newer-than-the-build.png', '302 /og-image.png'],
])('the address %s answers %s', async (address = '', response) => {
  expect(await responseTo(address)).toBe(response);
});
