import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

/**
 * Matches selectors that Beasties misses. The page's script or the browser sets some attributes later. Beasties also
 * misses a selector that consists of a single `:where()` or `:is()`.
 */
const always = [/\[data-colour-scheme/, /\[data-narrowed/, /^[^:]*\[open\]/, /^:(?:where|is)\(/];

const fontFace = /@font-face\{[^{}]*\}/g;
const registeredProperty = /@property (--[\w-]+)\{[^{}]*\}/g;

/**
 * Compiles the site's style sheet. The critical rules are the rules that a page can need before the site's code runs.
 * Rules for states of an element, such as hover, are critical too. With the whole sheet the home page would exceed the
 * 14 kB that a server sends before it waits.
 * @returns a function that gives the critical rules for the body of a page
 */
export function criticalStyles(css: string): (body: string) => string {
  const faces = css.match(fontFace)?.join('') ?? '';
  const properties = [...css.matchAll(registeredProperty)];
  // Beasties 0.5.4 writes a semicolon after each registered property, which breaks the next rule. So Beasties gets no
  // registered properties.
  const rules = withoutFontFaces(css).replace(registeredProperty, '');
  const { extract } = createProcessor([compileSheet(rules, { href: 'site.css', allowRules: always })]);
  return (body) => {
    const page = `<html><body>${body.replace(classes, decoded)}</body></html>`;
    const matchingRules = extract(page).css.replace(withinPseudoClass, (rule, name: string) =>
      page.includes(name.replaceAll('\\', '')) ? rule : '',
    );
    const readProperties = new Set(Array.from((matchingRules + page).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    const registered = properties.flatMap(([rule, name]) => (readProperties.has(name) ? rule : []));
    // Tailwind and the site's colours set more properties than a page reads. The unread properties are a seventh of the
    // page's styles.
    const usedRules = matchingRules.replace(/(?<=[;{])(--[\w-]{1,50}):[^;{}]*;?/g, (rule, name: string) =>
      readProperties.has(name) ? rule : '',
    );
    return faces + registered.join('') + usedRules;
  };
}

/** Matches a rule whose selector is a single `:where()` or `:is()` that begins with a class. */
const withinPseudoClass = /(?<=[{}]):(?:where|is)\(\.((?:\\.|[\w-]){1,50})[^{}]{0,200}\{[^{}]{0,400}\}/g;
const classes = / class="[^"]*"/g;

/** Decodes the entities of a class attribute. Beasties does not decode entities. */
function decoded(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/**
 * Returns the sheet without font faces, for a page that contains the font faces already. A browser that reads font
 * faces twice would lay out all text again.
 */
export function withoutFontFaces(css: string): string {
  return css.replace(fontFace, '');
}
