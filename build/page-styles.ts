import { transform, type Selector } from 'lightningcss';

/** What a page is made of, as far as a style sheet asks. */
export interface Ingredients {
  classes: ReadonlySet<string>;
  /** Names of elements, in lower case. */
  elements: ReadonlySet<string>;
}

/** The classes and elements in these pieces of HTML. */
export function ingredientsOf(pieces: Iterable<string>): Ingredients {
  const attributes = new Set<string>();
  const elements = new Set<string>();
  for (const html of pieces) {
    for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) elements.add(element.toLowerCase());
    for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(classes);
  }
  const classes = new Set([...attributes].flatMap((classes) => decoded(classes).split(/\s+/)));
  return { classes, elements };
}

/**
 * The part of a style sheet that pages of these ingredients can show, in every state that
 * needs no script: hovered, focused, printed, of any width.
 */
export function stylesFor(css: string, ingredients: Ingredients): string {
  const kept = pruned(css, (selector) => canMatch(selector, ingredients));
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
function canMatch(selector: Selector, { classes, elements }: Ingredients): boolean {
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
