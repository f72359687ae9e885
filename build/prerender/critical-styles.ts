import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

/** What the page's script and the browser set in a page, so that no page of a build has it. */
const setLater = [/\[data-colour-scheme/, /\[data-narrowed/, /^[^:]*\[open\]/];

const fontFace = /@font-face\{[^{}]*\}/g;
const registeredProperty = /@property (--[\w-]+)\{[^{}]*\}/g;

/**
 * The rules of the site's style sheet that a page can show before the site's code is there, in any state that an element of
 * its can be in. With the whole sheet in it the home page would not fit the 14 kB that a server sends before it waits.
 * @returns a function that gives the rules for the body of a page
 */
export function criticalStyles(css: string): (body: string) => string {
  const faces = css.match(fontFace)?.join('') ?? '';
  const properties = [...css.matchAll(registeredProperty)];
  // Without them: Beasties 0.5.4 writes a semicolon behind each, which is the end of the next.
  const rules = withoutFontFaces(css).replace(registeredProperty, '');
  const { extract } = createProcessor([compileSheet(rules, { href: 'site.css', allowRules: setLater })]);
  return (body) => {
    const kept = extract(`<html><body>${body}</body></html>`).css;
    const read = new Set(Array.from(kept.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    const registered = properties.flatMap(([rule, name]) => (read.has(name) ? rule : []));
    // Tailwind has many more than one page needs: a tenth of its styles.
    const set = kept.replace(/(--tw-[\w-]+):[^;{}]*;?/g, (rule, name: string) => (read.has(name) ? rule : ''));
    return faces + registered.join('') + set;
  };
}

/** The sheet for a page that has the fonts already: a browser lays out all text again when it meets them a second time. */
export function withoutFontFaces(css: string): string {
  return css.replace(fontFace, '');
}
