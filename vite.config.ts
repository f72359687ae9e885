import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readEnvironment } from './build/environment.ts';
import { entryChunk } from './build/prerender/client-build.ts';
import { hosting } from './build/hosting/serve-as-host.ts';
import { siteIcons } from './build/sharing/icons.ts';
import { localBackend } from './build/local-backend/vite-plugin.ts';
import { pageScript } from './build/prerender/inline-page-script.ts';
import { prerender } from './build/prerender/prerender.ts';
import { contentNotices } from './build/checks/content-notices.ts';
import { secretScan } from './build/checks/secrets.ts';
import { sharePictures } from './build/sharing/share-pictures.ts';
import {
  openService,
  readPublishedContent,
  type PublishedContent,
  type Service,
} from './build/prerender/published-content.ts';

const projectRoot = import.meta.dirname;

/** A build takes these entry points of the router. The default ones include warnings for developers. */
const productionRouter = {
  'react-router/dom': path.join(projectRoot, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': path.join(projectRoot, 'node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, projectRoot, 'VITE_');
  const site = readEnvironment(env, command);
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: publishableKey = '' } = env;
  if (!isPreview) for (const notice of site.notices) console.warn(notice);
  const hosted = site.hosted ? { url, publishableKey } : null;
  // A build opens the service and reads the content once, for all its parts.
  let service: Promise<Service> | undefined;
  const open = () => (service ??= openService(projectRoot, hosted));
  let content: Promise<PublishedContent> | undefined;
  const noticed = (read: PublishedContent) => {
    if (hosted) for (const notice of contentNotices(read)) console.warn(notice);
    return read;
  };
  const readContent = () => (content ??= open().then(readPublishedContent).then(noticed));
  return {
    define: site.define,
    plugins: [
      react(),
      tailwindcss(),
      localBackend({ projectRoot, database: !site.hosted, ...loadEnv(mode, projectRoot, 'LOCAL_') }),
      siteIcons(),
      sharePictures(readContent),
      hosting(),
      pageScript(projectRoot),
      prerender({ projectRoot, service: open, content: readContent, ...site }),
      secretScan(hosted && publishableKey),
    ],
    resolve: { alias: { '@': path.join(projectRoot, 'src'), ...(command === 'build' && productionRouter) } },
    worker: { format: 'es' },
    // The first four are Vite's defaults; the last has the project's keys after `supabase link`.
    server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/supabase/.temp/**'] } },
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      // A font inside the style sheet could not be preloaded.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      modulePreload: {
        polyfill: false,
        // A page requests its code late (src/before-hydration/site-code.ts); each screen names all its files at once.
        resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? [] : dependencies),
      },
      // Pages load the only style sheet themselves. With split CSS, a chunk that loads another chunk would load the
      // sheet too.
      cssCodeSplit: false,
      rolldownOptions: {
        output: { codeSplitting: entryChunk },
        // The pictures for sharing take most of the time of a build, by design.
        checks: { bundlerTimings: false },
      },
    },
  };
});
