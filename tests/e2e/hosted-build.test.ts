import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startSeededBackend } from '../../build/local-backend/backend.ts';
import { demoVerifier, localPublishableKey, localSecrets } from '../../build/local-backend/local-keys.ts';
import { prerenderFolder } from '../../build/prerender/work-folder.ts';
import { offlineVerifier } from '../../tools/offline-verifier.ts';
import { buildSite } from '../../tools/run-vite.ts';
import { newBuildFolder } from '../support/browser/build-folder';

const projectRoot = path.join(import.meta.dirname, '../..');

const hosted = {
  VITE_SUPABASE_URL: 'https://example-project.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  VITE_SITE_URL: 'https://example.org',
};

/** A text that only a draft holds. */
const canary = 'canary-4f1c9e-of-a-draft';

/** The hosted project: a real backend whose content differs from the seeds. */
let backend: Backend;
const project = createServer((incoming, response) => {
  const headers = new Headers(incoming.headers as Record<string, string>);
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  // The backend accepts only its local key, so the stand-in replaces the key of the build.
  headers.set('apikey', localPublishableKey);
  void backend.fetch(new Request(url, { headers })).then(async (answer) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
});
beforeAll(async () => {
  backend = await startSeededBackend(projectRoot);
  await backend.sql('update site_settings set "siteName" = \'Pocket Museum\'');
  await backend.sql("update blog_posts set title = 'Only in the project' where slug = 'ds-lite-revisited'");
  await backend.sql(
    'update blog_posts set published = false, title = $1, excerpt = $1, content = $1, author = $1 where slug = $2',
    [canary, 'why-old-saves-vanish'],
  );
  await backend.sql('update links set active = false, title = $1, description = $1 where title = $2', [
    canary,
    'Pan Docs',
  ]);
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
});

/** Returns Node options that send requests for the project to the stand-in, because the project does not exist. */
function askStandIn(): string {
  const { port } = project.address() as AddressInfo;
  const script = `const { fetch } = globalThis;
    globalThis.fetch = (address, options) =>
      fetch(String(address).replace('${hosted.VITE_SUPABASE_URL}', 'http://127.0.0.1:${port}'), options);`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
}

function filesOf(outDir: string): string[] {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(outDir, path.join(parentPath, name)));
}

/** Returns the text of all text files of a build. */
function textsOf(outDir: string): string {
  const names = filesOf(outDir).filter((name) => !/\.(png|woff2|avif|webp)$/.test(name));
  return names.map((name) => readFileSync(path.join(outDir, name), 'utf8')).join('\n');
}

/** Returns the hash of each file of a build, by name. */
function hashesOf(outDir: string): Record<string, string> {
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(outDir, name)))
      .digest('hex');
  return Object.fromEntries(filesOf(outDir).map((name) => [name, hash(name)]));
}

/** Texts in the code of the offline viewer. Minification keeps these texts. */
const offlineMarks = ['PBKDF2', 'pbkdf2', 'offline-viewer', 'Failed to fetch', 'no-cors'];

/** Returns the marks that occur in the text or the name of a file. */
function marksIn(outDir: string, marks: string[]): string[] {
  const everything = [textsOf(outDir), ...filesOf(outDir)].join('\n');
  return marks.filter((mark) => everything.includes(mark));
}

/** Returns the traces of the local backend in a text. */
function tracesOfLocalBackend(text: string): string[] {
  const traces: [string, RegExp][] = [
    ['the local key', new RegExp(localPublishableKey)],
    ['a local secret', new RegExp(Object.values(localSecrets).join('|'))],
    // src/site/env.ts gives an address this value. Minification keeps the names of properties.
    ['its own origin as a service', /\b(supabaseUrl|origin):globalThis\.location\?\.origin/],
    ['the outbox', /outbox/i],
    ['the embedded database', /pglite/i],
    // The pattern needs a port, because supabase-js contains the bare host. It also has the unused default port 9999.
    ['this machine', /(localhost|127\.0\.0\.1):(?!9999)\d/],
    ['a seeded account', /handheld-1989|handheld-legacy\.test/],
  ];
  return traces.filter(([, trace]) => trace.test(text)).map(([name]) => name);
}

afterAll(async () => {
  project.close();
  await backend.close();
});

describe('a build', () => {
  test.concurrent('connects to the hosted project, shows the published content and holds nothing local', async () => {
    const outDir = newBuildFolder();
    expect(await buildSite(outDir, { ...hosted, NODE_OPTIONS: askStandIn() })).not.toContain('not for hosting');
    const text = textsOf(outDir);
    for (const value of Object.values(hosted)) expect(text).toContain(value);
    expect(tracesOfLocalBackend(text)).toEqual([]);
    // Hosts without headers need the policy in the pages. Other hosts read the policy from `_headers`.
    const connections = new Set(text.match(/(?<=\bconnect-src )[^;"]*/g));
    expect([...connections]).toEqual([`'self' ${hosted.VITE_SUPABASE_URL} https://api.emailjs.com`]);
    expect(readdirSync(outDir)).toEqual(
      expect.arrayContaining(['index.html', 'app.html', '404.html', '_headers', '_redirects']),
    );
    expect(readFileSync(path.join(outDir, 'blog/ds-lite-revisited.html'), 'utf8')).toContain(
      '<title>Only in the project | Pocket Museum</title>',
    );
    for (const folder of ['share/posts', 'blog', 'data/blog']) {
      // An article has a snapshot and an HTML file.
      const names = new Set(readdirSync(path.join(outDir, folder)).map((name) => path.parse(name).name));
      expect(names, folder).toHaveLength(19);
      expect(names, folder).not.toContain('why-old-saves-vanish');
    }
    expect(text).not.toContain(canary);
    // Other articles still link to the address of the draft.
    expect(text).not.toContain('"slug":"why-old-saves-vanish"');
  });

  test.concurrent('warns "local build" if no project is set, and tracesOfLocalBackend finds the traces', async () => {
    const [outDir, other] = [newBuildFolder(), newBuildFolder()];
    expect(await buildSite(outDir)).toContain('local build, not for hosting');
    // Each of the concurrent builds has its own work folder.
    expect(existsSync(path.join(prerenderFolder(projectRoot, outDir), 'prerender.js'))).toBe(true);
    const text = textsOf(outDir);
    expect(text).not.toContain(hosted.VITE_SUPABASE_URL);
    expect(tracesOfLocalBackend(text)).toEqual(['the local key', 'its own origin as a service', 'this machine']);
    // The same content gives the same files, byte for byte.
    await buildSite(other);
    expect(hashesOf(other)).toEqual(hashesOf(outDir));
    // A build without a verifier has no code of the offline viewer.
    expect(marksIn(outDir, [...offlineMarks, 'offline-admin', demoVerifier])).toEqual([]);
  });

  test.concurrent.each([
    ['its project does not answer', { ...hosted, VITE_SUPABASE_URL: 'http://127.0.0.1:9' }, 'from http://127.0.0.1:9'],
    [
      'it lacks the address of the site',
      { ...hosted, VITE_SITE_URL: '' },
      'A hosted build needs VITE_SITE_URL, the http(s) address the site will be served at.',
    ],
  ])('stops when %s', async (_what, environment, reason) => {
    const outDir = newBuildFolder();
    await expect(buildSite(outDir, environment)).rejects.toThrow(reason);
    expect(readdirSync(outDir)).toEqual([]);
  });

  test('contains the verifier and the offline viewer, but neither the email nor the secret', async () => {
    const [email, secret] = ['keeper@example.org', 'not-for-the-bundle'];
    const verifier = offlineVerifier(email, secret);
    const outDir = newBuildFolder();
    await buildSite(outDir, { VITE_OFFLINE_VERIFIER: verifier });
    expect(marksIn(outDir, [...offlineMarks, verifier])).toEqual([...offlineMarks, verifier]);
    expect(marksIn(outDir, [email, secret, demoVerifier])).toEqual([]);
  });
});
