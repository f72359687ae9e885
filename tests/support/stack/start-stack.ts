import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../tools/stack/free-port.ts';
import { startStack, type StackAddress } from '../../../tools/stack/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project for the tests of the stack; undefined in all other tests. */
    stack?: StackAddress;
    /** The folder of builds that the tests of the stack share. */
    buildFolder: string;
  }
}

const names = ['URL', 'PUBLISHABLE_KEY', 'SECRET_KEY', 'DATABASE_URL', 'MAILS_URL'].map(
  (name) => `SUPABASE_TEST_${name}`,
);

/** Starts the stack for the duration of the tests, unless the environment names another stack. */
export default async function provideStack(project: TestProject): Promise<() => Promise<void>> {
  const { close, ...stack } = givenStack() ?? (await startStack());
  project.provide('stack', stack);
  const buildFolder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-stack-'));
  project.provide('buildFolder', buildFolder);
  // Files run one after the other, so all workers can use one address.
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  project.provide('baseUrls', Array<string>(project.config.maxWorkers).fill(baseUrl));
  return async () => {
    rmSync(buildFolder, { recursive: true, force: true });
    await close?.();
  };
}

/** @throws Error when the environment names only a part of a stack */
function givenStack(): (StackAddress & { close?: () => Promise<void> }) | null {
  const [url, publishableKey, secretKey, databaseUrl, mailsUrl] = names.map((name) => process.env[name]);
  if (url && publishableKey && secretKey && databaseUrl && mailsUrl) {
    return { url: url.replace(/\/+$/, ''), publishableKey, secretKey, databaseUrl, mailsUrl };
  }
  if (url ?? publishableKey ?? secretKey ?? databaseUrl ?? mailsUrl) {
    throw new Error(`Set all of ${names.join(', ')}, or none to start a stack.`);
  }
  return null;
}
