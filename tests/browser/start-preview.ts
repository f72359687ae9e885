import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/**
 * Builds the site and serves it with a fresh database in memory, on a port that is
 * free, for as long as the tests run. It is always a local build: what a developer
 * has set for hosting must not send the tests to a real project or mail service.
 */
export default async function startPreview(project: TestProject): Promise<() => Promise<void>> {
  for (const [, name = ''] of readFileSync(path.join(projectRoot, '.env.example'), 'utf8').matchAll(
    /^#? ?(VITE_\w+)=/gm,
  )) {
    process.env[name] = '';
  }
  const vite = path.join(projectRoot, 'node_modules/vite/bin/vite.js');
  // NODE_ENV is 'test' in here, which would make a development build of React.
  execFileSync(process.execPath, [vite, 'build'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
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
