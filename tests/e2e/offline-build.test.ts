import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoVerifier } from '../../build/local-backend/local-keys.ts';
import { offlineVerifier } from '../../tools/offline-verifier.ts';
import { buildSite } from '../../tools/run-vite.ts';
import { newBuildFolder, removeBuild } from '../support/browser/build-folder';

const outDir = newBuildFolder();
afterAll(() => removeBuild(outDir));

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

test('a build without a verifier has nothing of the offline viewer in it', async () => {
  await buildSite(outDir);
  expect(foundIn(outDir, ['index.html'])).toEqual(['index.html']);
  expect(foundIn(outDir, [...marks, 'offline-admin', demoVerifier])).toEqual([]);
});

test('a build with a verifier has it, and neither the e-mail nor the secret', async () => {
  const [email, secret] = ['keeper@example.org', 'not-for-the-bundle'];
  const verifier = offlineVerifier(email, secret);
  await buildSite(outDir, { VITE_OFFLINE_VERIFIER: verifier });
  expect(foundIn(outDir, [...marks, verifier])).toEqual([...marks, verifier]);
  expect(foundIn(outDir, [email, secret, demoVerifier])).toEqual([]);
});
