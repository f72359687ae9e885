import { minifySync } from 'vite';

/** Minifies an inline script. */
export function minifiedScript(text: string): string {
  return minifySync('inline.js', text).code.trim();
}
