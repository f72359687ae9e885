import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readEnvironment } from './build/environment.ts';
import { entryChunk } from './build/entry-chunk.ts';
import { hosting } from './build/hosting.ts';
import { localBackend } from './build/local-backend/vite-plugin.ts';

const projectRoot = import.meta.dirname;

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, projectRoot, 'VITE_');
  const site = readEnvironment(env, command);
  if (!isPreview) for (const notice of site.notices) console.warn(notice);
  return {
    define: site.define,
    plugins: [react(), tailwindcss(), localBackend({ projectRoot, database: !site.hosted }), hosting()],
    resolve: { alias: { '@': path.join(projectRoot, 'src') } },
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: entryChunk } },
    },
  };
});
