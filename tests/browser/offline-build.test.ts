import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { demoVerifier } from '../../build/demo-verifier.ts';
import { offlineVerifier } from '../../build/offline-verifier.ts';

const projectRoot = path.join(import.meta.dirname, '../..');
const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const outDir = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-offline-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Text of the offline viewer that survives minification. */
const marks = ['PBKDF2', 'pbkdf2', 'offline-viewer', 'handheld-legacy.copy.', 'Failed to fetch', 'no-cors'];

/** Which of the texts are in some file of a build, its name included. */
function foundIn(folder: string, texts: string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const everything = files
    .map(({ parentPath, name }) => `${name}\n${readFileSync(path.join(parentPath, name), 'latin1')}`)
    .join('\n');
  return texts.filter((text) => everything.includes(text));
}

test('a build without a verifier has nothing of the offline viewer in it', () => {
  expect(foundIn(path.join(projectRoot, 'dist'), [...marks, 'offline-admin', demoVerifier])).toEqual([]);
});

test('a build with a verifier has it, and neither the e-mail nor the secret', async () => {
  const [email, secret] = ['keeper@example.org', 'not-for-the-bundle'];
  const verifier = offlineVerifier(email, secret);
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', VITE_OFFLINE_VERIFIER: verifier },
  });
  expect(foundIn(outDir, [...marks, verifier])).toEqual([...marks, verifier]);
  expect(foundIn(outDir, [email, secret, demoVerifier])).toEqual([]);
});
