import path from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { startTestBackend } from '../database/backend.ts';
import { baseUrl } from '../browser/base-url.ts';
import { hostedBuild, hostedEnvironment } from './hosted-build.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');

/** During the tests of a file, serves the build for the stack. At the end, restores the project's content. */
export function serveHostedSite(): { project: () => Backend } {
  let project: Backend;
  let server: PreviewServer;
  beforeAll(async () => {
    project = await startTestBackend();
    const outDir = await hostedBuild();
    // The preview of a hosted build has no embedded backend.
    Object.assign(process.env, hostedEnvironment());
    const { hostname: host, port } = new URL(baseUrl);
    server = await preview({
      root: projectRoot,
      logLevel: 'warn',
      build: { outDir },
      preview: { host, port: Number(port), strictPort: true },
    });
  });
  afterAll(async () => {
    await server.close();
    await project.close();
  });
  return { project: () => project };
}
