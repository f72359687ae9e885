import { transform, type Selector } from 'lightningcss';

/** The classes and elements that pages are made of, gathered page by page. */
export class Ingredients {
  readonly #attributes = new Set<string>();
  /** Those around the piece are always there. */
  readonly elements = new Set(['html', 'body']);

  /** Adds those of a piece of HTML. */
  add(html: string): void {
    for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) this.elements.add(element.toLowerCase());
    for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) this.#attributes.add(classes);
  }

  get classes(): ReadonlySet<string> {
    return new Set([...this.#attributes].flatMap((classes) => decoded(classes).split(/\s+/)));
  }
}

/**
 * The part of a style sheet that pages of these ingredients can show, in every state that
 * needs no script: hovered, focused, printed, of any width.
 */
export function stylesFor(css: string, ingredients: Ingredients): string {
  const { classes, elements } = ingredients;
  const kept = pruned(css, (selector) => canMatch(selector, classes, elements));
  // An animation that nothing plays, a property that nothing sets.
  const used = new Set(kept.replace(/@(keyframes|property) ([\w-]+)/g, '').match(/[\w-]+/g));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(kept),
    minify: true,
    visitor: {
      Rule: {
        keyframes: ({ value: { name } }) => (used.has(name.value) ? undefined : []),
        property: ({ value: { name } }) => (used.has(name) ? undefined : []),
      },
    },
  });
  return code.toString();
}

/**
 * A style sheet without its font faces: for a page that has them already. Named again they
 * would be fetched again, and the text would change its shape meanwhile.
 */
export function withoutFaces(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: { 'font-face': () => [] } },
  });
  return code.toString();
}

function pruned(css: string, keeps: (selector: Selector) => boolean): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (selectors.some(keeps) ? undefined : []),
      },
    },
  });
  return code.toString();
}

/** What `:is` and its like hold is not looked into: a rule too many does no harm. */
function canMatch(selector: Selector, classes: ReadonlySet<string>, elements: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type === 'type') return elements.has(part.name);
    return true;
  });
}

function decoded(attribute: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}
