import type { TestProject } from 'vitest/node';
import { buildSite, servePreview } from '../../../tools/run-vite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end; one address for each worker. */
    baseUrls: string[];
  }
}

/** Builds the site and serves it to each worker on its own, for as long as the tests run. */
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
