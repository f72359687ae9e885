import type { TestProject } from 'vitest/node';
import { startStack, type StackAddress } from '../../../tools/stack/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project that the tests of the stack ask; undefined in all others. */
    stack?: StackAddress;
  }
}

const names = ['URL', 'PUBLISHABLE_KEY', 'SECRET_KEY', 'DATABASE_URL'].map((name) => `SUPABASE_TEST_${name}`);

/** Starts the stack for as long as the tests run, unless the environment names another one. */
export default async function provideStack(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const [url, publishableKey, secretKey, databaseUrl] = names.map((name) => process.env[name] ?? '');
  if (url && publishableKey && secretKey && databaseUrl) {
    const withoutSlash = url.replace(/\/+$/, '');
    project.provide('stack', { url: withoutSlash, publishableKey, secretKey, databaseUrl });
    return;
  }
  if (url) throw new Error(`Set all of ${names.join(', ')}, or none to start a stack.`);
  const { close, ...address } = await startStack();
  project.provide('stack', address);
  return close;
}
