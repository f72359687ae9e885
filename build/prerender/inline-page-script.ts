import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Puts the script of src/before-hydration into the head of index.html, for the site and its development server. */
export function pageScript(projectRoot: string): Plugin {
  return {
    name: 'handheld-legacy:page-script',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await compiled(projectRoot), injectTo: 'head' }],
    },
  };
}

/** Compiles the script. @throws Error when the build gives no script, or the script contains an end tag */
async function compiled(projectRoot: string): Promise<string> {
  const source = path.join(projectRoot, 'src');
  const built = await build({
    ...{ configFile: false, root: projectRoot, logLevel: 'warn', resolve: { alias: { '@': source } } },
    build: {
      ...{ write: false, copyPublicDir: false, modulePreload: false, target: 'baseline-widely-available' },
      rolldownOptions: { input: path.join(source, 'before-hydration/page-script.ts'), output: { format: 'iife' } },
    },
  });
  const [file] = 'output' in built ? built.output : [];
  if (file?.type !== 'chunk' || /<\/script/i.test(file.code))
    throw new Error('the script of pages is no inline script');
  return file.code.trim();
}
