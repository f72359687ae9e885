import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSeededBackend } from '../../../build/local-backend/backend.ts';
import { localPublishableKey } from '../../../build/local-backend/local-keys.ts';
import { buildSite } from '../../run-vite.ts';
import { serve } from '../serve.ts';
import { fill } from './database.ts';

/** The figures that `usage-at-exit.js` writes at the end of a build. */
interface Usage {
  /** The processor time of all threads, in user and system mode. */
  cpuSeconds: number;
  /** Peak memory of the process, including Node. */
  peakBytes: number;
}

export interface BuildCost extends Usage {
  /** Wall time, including the responses of the database. */
  seconds: number;
  files: number;
  bytes: number;
}

export async function measureBuild(projectRoot: string, posts: number): Promise<BuildCost> {
  const work = mkdtempSync(path.join(tmpdir(), 'handheld-bench-'));
  const backend = await startSeededBackend(projectRoot);
  const service = await serve((request) => backend.fetch(request));
  try {
    await fill(backend, posts);
    const usageFile = path.join(work, 'usage.json');
    const folder = path.join(work, 'dist');
    const start = performance.now();
    await buildSite(folder, {
      VITE_SUPABASE_URL: service.baseUrl,
      VITE_SUPABASE_ANON_KEY: localPublishableKey,
      VITE_SITE_URL: 'https://handheld-legacy.example',
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'usage-at-exit.js')).href}`,
      BENCH_USAGE_FILE: usageFile,
    });
    const seconds = (performance.now() - start) / 1000;
    const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as Usage;
    return { seconds, ...usage, ...sizeOf(folder) };
  } finally {
    service.close();
    await backend.close();
    rmSync(work, { recursive: true });
  }
}

function sizeOf(folder: string): Pick<BuildCost, 'files' | 'bytes'> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = entries.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
