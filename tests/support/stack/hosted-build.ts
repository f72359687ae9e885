import { existsSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { buildSite } from '../../../tools/run-vite.ts';

export const mailService = {
  VITE_EMAILJS_SERVICE_ID: 'service_stack',
  VITE_EMAILJS_TEMPLATE_ID: 'template_stack',
  VITE_EMAILJS_PUBLIC_KEY: 'public_stack',
};

/** The address in the site's settings. No server answers there. */
const siteUrl = 'http://localhost:4173';

export function hostedEnvironment(): Record<string, string> {
  const stack = inject('stack');
  if (!stack) throw new Error('Only `npm run test:stack` has a stack.');
  return {
    VITE_SUPABASE_URL: stack.url,
    VITE_SUPABASE_ANON_KEY: stack.publishableKey,
    VITE_SITE_URL: siteUrl,
    ...mailService,
  };
}

/**
 * Returns the folder with the build for the stack. All test files share one build.
 * @throws Error with the output of the build
 */
export async function hostedBuild(): Promise<string> {
  const outDir = path.join(inject('buildFolder'), 'hosted');
  if (!existsSync(path.join(outDir, 'index.html'))) await buildSite(outDir, hostedEnvironment());
  return outDir;
}
