import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startSeededBackend } from '../../build/local-backend/backend.ts';
import { demoVerifier, localPublishableKey, localSecrets } from '../../build/local-backend/local-keys.ts';
import { prerenderFolder } from '../../build/prerender/prerender.ts';
import { offlineVerifier } from '../../tools/offline-verifier.ts';
import { newBuildFolder, removeBuild } from '../support/browser/build-folder';

interface Build {
  status: number;
  /** Everything it printed. */
  output: string;
  outDir: string;
}

const projectRoot = path.join(import.meta.dirname, '../..');
const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const folders: string[] = [];

/** Names the site reads; empty ones win over what a developer has in `.env`. */
const names = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_SITE_URL', 'VITE_OFFLINE_VERIFIER'];
const hosted = {
  VITE_SUPABASE_URL: 'https://example-project.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  VITE_SITE_URL: 'https://example.org',
};

/** A text that only a draft holds. */
const canary = 'canary-4f1c9e-of-a-draft';

/** The hosted project: a real backend, whose content is not that of the seeds. */
let backend: Backend;
const requests: { url: URL; apikey: string | null; authorization: string | null }[] = [];
const project = createServer((incoming, response) => {
  const headers = new Headers(incoming.headers as Record<string, string>);
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  requests.push({ url, apikey: headers.get('apikey'), authorization: headers.get('authorization') });
  // It knows its own publishable key, as the project does the one that the build has.
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

/** Has a build ask the stand-in whenever it asks the project, whose name no machine knows. */
function askStandIn(): string {
  const { port } = project.address() as AddressInfo;
  const script = `const { fetch } = globalThis;
    globalThis.fetch = (address, options) =>
      fetch(String(address).replace('${hosted.VITE_SUPABASE_URL}', 'http://127.0.0.1:${port}'), options);`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
}

/** Runs `vite build` into a folder of its own, as a shell with this environment would. */
function build(environment: Record<string, string>): Promise<Build> {
  const outDir = newBuildFolder();
  folders.push(outDir);
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITE|VITEST|NODE_ENV)/.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...environment,
  };
  return new Promise((resolve) => {
    const command = [vite, 'build', '--outDir', outDir, '--emptyOutDir'];
    execFile(process.execPath, command, { cwd: projectRoot, env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : 1, output: stdout + stderr, outDir });
    });
  });
}

/** Every file a build made: its path in it, and where it is. */
function filesOf({ outDir }: Build): [name: string, file: string][] {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(outDir, file), file]);
}

/** The text of every file a build made. */
function textsOf(made: Build): string {
  const files = filesOf(made).filter(([name]) => !/\.(png|woff2|avif|webp)$/.test(name));
  return files.map(([, file]) => readFileSync(file, 'utf8')).join('\n');
}

/** The hash of every file a build made, by its name. */
function hashesOf(made: Build): Record<string, string> {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(filesOf(made).map(([name, file]) => [name, hash(file)]));
}

/** Text of the offline viewer that survives minification. */
const offlineMarks = ['PBKDF2', 'pbkdf2', 'offline-viewer', 'handheld-legacy.copy.', 'Failed to fetch', 'no-cors'];

/** Which of these stand in the text or the name of some file of a build. */
function marksIn(made: Build, marks: string[]): string[] {
  const everything = [textsOf(made), ...filesOf(made).map(([name]) => name)].join('\n');
  return marks.filter((mark) => everything.includes(mark));
}

/** What of the local backend is left in a build. */
function tracesOfLocalBackend(text: string): string[] {
  const traces: [string, RegExp][] = [
    ['the local key', new RegExp(localPublishableKey)],
    ['a local secret', new RegExp(Object.values(localSecrets).join('|'))],
    // As the value of an address in src/lib/env.ts; property names are not minified.
    ['its own origin as a service', /\b(supabaseUrl|origin):globalThis\.location\?\.origin/],
    ['the outbox', /outbox/i],
    ['the embedded database', /pglite/i],
    // With a port: supabase-js names the bare host. 9999 is its auth client's default, which ours never uses.
    ['this machine', /(localhost|127\.0\.0\.1):(?!9999)\d/],
    ['a seeded account', /handheld-1989|handheld-legacy\.test/],
  ];
  return traces.filter(([, trace]) => trace.test(text)).map(([name]) => name);
}

afterAll(async () => {
  project.close();
  await backend.close();
  for (const folder of folders) removeBuild(folder);
});

describe('a build', () => {
  test.concurrent(
    'for a host talks to its project, shows what it has published, and has nothing local in it',
    async () => {
      const made = await build({ ...hosted, NODE_OPTIONS: askStandIn() });
      expect(made.output).toContain('built in');
      expect(made.status).toBe(0);
      expect(made.output).not.toContain('not for hosting');
      const text = textsOf(made);
      expect(text).toContain(hosted.VITE_SUPABASE_URL);
      expect(text).toContain(hosted.VITE_SUPABASE_ANON_KEY);
      expect(text).toContain(hosted.VITE_SITE_URL);
      expect(tracesOfLocalBackend(text)).toEqual([]);
      // Its pages, for hosts that send no headers, and the headers for those that do.
      const connections = new Set(text.match(/(?<=\bconnect-src )[^;"]*/g));
      expect([...connections]).toEqual([`'self' ${hosted.VITE_SUPABASE_URL} https://api.emailjs.com`]);
      expect(readdirSync(made.outDir)).toEqual(
        expect.arrayContaining(['index.html', 'app.html', '404.html', '_headers', '_redirects']),
      );
      expect(readFileSync(path.join(made.outDir, 'blog/ds-lite-revisited.html'), 'utf8')).toContain(
        '<title>Only in the project | Pocket Museum</title>',
      );
      for (const folder of ['share/posts', 'blog', 'data/blog']) {
        const names = readdirSync(path.join(made.outDir, folder)).map((name) => path.parse(name).name);
        expect(names, folder).toHaveLength(11);
        expect(names, folder).not.toContain('why-old-saves-vanish');
      }
      expect(text).not.toContain(canary);
      expect(text).not.toContain('why-old-saves-vanish');
      expect(requests.length).toBeGreaterThan(0);
      for (const { url, apikey, authorization } of requests) {
        expect({ apikey, authorization }).toEqual({ apikey: hosted.VITE_SUPABASE_ANON_KEY, authorization: null });
        if (url.pathname.endsWith('/blog_posts')) expect(url.searchParams.get('published')).toBe('is.true');
      }
    },
  );

  test.concurrent('without any project is a local one and says so, and the check for traces sees it', async () => {
    const made = await build({});
    expect(made.output).toContain('local build, not for hosting');
    expect(made.status).toBe(0);
    // Not where the builds of the other tests, which run meanwhile, have theirs.
    expect(existsSync(path.join(prerenderFolder(projectRoot, made.outDir), 'prerender.js'))).toBe(true);
    const text = textsOf(made);
    expect(text).not.toContain(hosted.VITE_SUPABASE_URL);
    expect(tracesOfLocalBackend(text)).toEqual(['the local key', 'its own origin as a service', 'this machine']);
    // The same content gives the same files, byte for byte.
    expect(hashesOf(await build({}))).toEqual(hashesOf(made));
    // Without a verifier, nothing of the offline viewer.
    expect(marksIn(made, [...offlineMarks, 'offline-admin', demoVerifier])).toEqual([]);
  });

  test.concurrent.each([
    ['its project does not answer', { ...hosted, VITE_SUPABASE_URL: 'http://127.0.0.1:9' }, 'from http://127.0.0.1:9'],
    [
      'it has not the address of the site',
      { ...hosted, VITE_SITE_URL: '' },
      'A hosted build needs VITE_SITE_URL, the http(s) address the site will be served at.',
    ],
    [
      'only one half of the project is named',
      { VITE_SUPABASE_URL: hosted.VITE_SUPABASE_URL },
      'Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY',
    ],
  ])('stops when %s', async (_what, environment, reason) => {
    const made = await build(environment);
    expect(made.status).not.toBe(0);
    expect(made.output).toContain(reason);
    expect(readdirSync(made.outDir)).toEqual([]);
  });

  test('with a verifier has the offline viewer, and neither the e-mail nor the secret', async () => {
    const [email, secret] = ['keeper@example.org', 'not-for-the-bundle'];
    const verifier = offlineVerifier(email, secret);
    const made = await build({ VITE_OFFLINE_VERIFIER: verifier });
    expect(marksIn(made, [...offlineMarks, verifier])).toEqual([...offlineMarks, verifier]);
    expect(marksIn(made, [email, secret, demoVerifier])).toEqual([]);
  });
});
