import { minifySync } from 'vite';

/** The shortest form of a script that stands in a page. */
export function minifiedScript(text: string): string {
  return minifySync('inline.js', text).code.trim();
}
