import type { TestProject } from 'vitest/node';
import { buildSite, servePreview } from '../../../tools/run-vite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the built site without a slash at the end, one for each worker. */
    baseUrls: string[];
  }
}

/** Builds the site and serves it to each worker separately, for the duration of the tests. */
export default async function startPreview(project: TestProject): Promise<() => void> {
  await buildSite();
  const previews = await Promise.all(Array.from({ length: project.config.maxWorkers }, servePreview));
  project.provide(
    'baseUrls',
    previews.map(({ baseUrl }) => baseUrl),
  );
  return () => {
    for (const { close } of previews) close();
  };
}
