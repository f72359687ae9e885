import { existsSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    baseUrl: string;
  }
}

const projectRoot = path.join(import.meta.dirname, '../..');

/** Serves dist/ with a fresh database in memory, on a port that is free, for as long as the tests run. */
export default async function startPreview(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(path.join(projectRoot, 'dist/index.html'))) {
    throw new Error('There is no build in dist/: run `npm run test:browser`, which makes one first.');
  }
  process.env.LOCAL_DB = 'memory';
  const server = await preview({
    root: projectRoot,
    configFile: path.join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const baseUrl = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!baseUrl) throw new Error('The preview server has no address.');
  const answer = await fetch(baseUrl);
  if (!answer.ok) throw new Error(`The preview server answered ${answer.status}.`);
  project.provide('baseUrl', baseUrl);
  return () => server.close();
}
