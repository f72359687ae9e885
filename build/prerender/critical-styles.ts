import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

/**
 * What Beasties would not find in a page: what the page's script and the browser set later, and selectors that are one
 * pseudo-class, into which it does not look.
 */
const always = [/\[data-colour-scheme/, /\[data-narrowed/, /^[^:]*\[open\]/, /^:(?:where|is)\(/];

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
  const { extract } = createProcessor([compileSheet(rules, { href: 'site.css', allowRules: always })]);
  return (body) => {
    const page = `<html><body>${body.replace(classes, decoded)}</body></html>`;
    const kept = extract(page).css.replace(withinPseudoClass, (rule, name: string) =>
      page.includes(name.replaceAll('\\', '')) ? rule : '',
    );
    const read = new Set(Array.from((kept + page).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    const registered = properties.flatMap(([rule, name]) => (read.has(name) ? rule : []));
    // Tailwind and the site's colours have many more than one page needs: a seventh of its styles.
    const set = kept.replace(/(?<=[;{])(--[\w-]{1,50}):[^;{}]*;?/g, (rule, name: string) =>
      read.has(name) ? rule : '',
    );
    return faces + registered.join('') + set;
  };
}

/** A rule whose selector is one pseudo-class, which names a class first. */
const withinPseudoClass = /(?<=[{}]):(?:where|is)\(\.((?:\\.|[\w-]){1,50})[^{}]{0,200}\{[^{}]{0,400}\}/g;
const classes = / class="[^"]*"/g;

/** Beasties takes names of classes as they are written. */
function decoded(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** The sheet for a page that has the fonts already: a browser lays out all text again when it meets them a second time. */
export function withoutFontFaces(css: string): string {
  return css.replace(fontFace, '');
}
