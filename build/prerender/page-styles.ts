import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';

type PseudoClass = Extract<SelectorComponent, { type: 'pseudo-class' }>;

/** What selectors ask of a page. */
interface Parts {
  elements: readonly string[];
  /** Values of `class`. */
  classes: readonly string[];
  /** Names of all attributes. */
  attributes: readonly string[];
}

/** Finds those of a piece of HTML. */
export function partsOf(html: string): { [Part in keyof Parts]: string[] } {
  const elements = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) elements.add(element.toLowerCase());
  for (const [, type = ''] of html.matchAll(/<input [^<>]*?type="([a-z-]+)"/g)) elements.add(`input ${type}`);
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) classes.add(value);
  for (const [tag] of html.matchAll(/<[a-z][^<>]*>/gi))
    for (const [, name = ''] of tag.replace(/"[^"]*"/g, '').matchAll(/ ([a-z-]+)/gi))
      attributes.add(name.toLowerCase());
  return { elements: [...elements].sort(), classes: [...classes].sort(), attributes: [...attributes].sort() };
}

/** What pages are made of, as far as selectors ask for it; gathered page by page. */
export class Ingredients {
  readonly #classAttributes = new Set<string>();
  readonly classes = new Set<string>();
  /** Those around the piece are always there. */
  readonly elements = new Set(['html', 'body']);
  /** Browsers set this one. */
  readonly attributes = new Set(['open']);

  add({ elements, classes, attributes }: Parts): void {
    for (const element of elements) this.elements.add(element);
    for (const value of classes) this.#addClasses(value);
    for (const name of attributes) this.attributes.add(name);
  }

  /** Adds the `data-` attributes that an inline script sets. */
  addScript(text: string): void {
    for (const [, name = ''] of text.matchAll(/\.(\w+)=/g))
      this.attributes.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }

  #addClasses(attribute: string): void {
    if (this.#classAttributes.has(attribute)) return;
    this.#classAttributes.add(attribute);
    for (const name of decoded(attribute).split(/\s+/)) this.classes.add(name);
  }
}

/**
 * The part of a style sheet that pages of these ingredients can show before the site's code is there: hovered, focused,
 * printed, of any width. What only that code brings about comes with the whole sheet. It stands in the page: with the
 * whole sheet in it the home page would not fit the 14 kB that a server sends before it waits.
 */
export function stylesFor(css: string, ingredients: Ingredients): string {
  let kept = changeStyles(css.replace(licence, ''), {
    Selector: (selector) => (canMatch(selector, ingredients) ? undefined : []),
  });
  // The second is what the build makes of `light-dark()`, twice for each colour.
  kept = kept.replace(mixedColours, '$1').replaceAll('--lightningcss-', '--');
  // Until nothing changes: a rule that goes may leave a property or an animation unused.
  for (let before = ''; before !== kept;) {
    before = kept;
    kept = withoutUnused(withConstantsInlined(withOwnValuesInlined(kept)));
  }
  return kept;
}

/** The style sheet of the whole site keeps it. */
const licence = /^\/\*![^]*?\*\//;

/** Every browser that the site is built for can mix colours. */
const mixedColours = /@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Takes out animations that nothing plays and custom properties that nothing reads. */
function withoutUnused(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const words = new Set(css.replace(/@keyframes [\w-]+/g, '').match(/[\w-]+/g));
  const given = givenValues(css);
  const withoutIdleTransitions = css.replace(/,(--[\w-]+)(?=[,;}])/g, (part: string, name: string) =>
    given.has(name) ? part : '',
  );
  return changeStyles(withoutIdleTransitions, {
    Rule: {
      keyframes: ({ value: { name } }) => (words.has(name.value) ? undefined : []),
      property: ({ value: { name } }) => (read.has(name) ? undefined : []),
    },
    Declaration: { custom: ({ name }) => (!name.startsWith('--') || read.has(name) ? undefined : []) },
  });
}

/** For a page that has the fonts already: a browser lays out all text again when it meets them a second time. */
export function withoutFontFaces(css: string): string {
  return css.replace(/@font-face\{[^{}]*\}/g, '');
}

function canMatch(selector: Selector, there: Ingredients): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return there.classes.has(part.name);
    if (part.type === 'type') return there.elements.has(part.name);
    if (part.type === 'attribute') return there.attributes.has(part.name);
    if (part.type === 'pseudo-element') return canHave('name' in part ? part.name : part.kind, there.elements);
    return part.type !== 'pseudo-class' || canBe(part, there);
  });
}

function canBe(state: PseudoClass, there: Ingredients): boolean {
  switch (state.kind) {
    case 'is':
    case 'where':
    case 'has':
      return state.selectors.some((each) => canMatch(each, there));
    case 'disabled':
      return there.attributes.has('disabled');
    // Of a web component, which the site has none of.
    case 'host':
      return false;
    default:
      return true;
  }
}

/** Parts that only fields have, and the fields. */
const partsOfFields: readonly [part: RegExp, fields: readonly string[]][] = [
  [/^-webkit-(date|calendar)/, ['input date', 'input time', 'input datetime-local', 'input month', 'input week']],
  [/^file-selector-button$/, ['input file']],
  [/-spin-button$/, ['input number']],
  [/^-webkit-search-/, ['input search']],
  [/^placeholder$/, ['input', 'textarea']],
];

function canHave(pseudoElement: string, elements: ReadonlySet<string>): boolean {
  // Only the site's code moves from page to page within a document.
  if (pseudoElement.startsWith('view-transition')) return false;
  const fields = partsOfFields.find(([part]) => part.test(pseudoElement))?.[1];
  return fields?.some((field) => elements.has(field)) ?? true;
}

function decoded(attribute: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}

/** What a registered custom property is where nothing sets it; null when it has no value then. */
type Initial = string | null;

/**
 * Writes the value in place of each custom property that never has another: the
 * utilities of Tailwind are made to work with others, most of which a page does not use.
 * What sets such a property is left, read by nothing. Takes 5% off the styles of a page.
 */
function withConstantsInlined(css: string): string {
  const constants = constantProperties(css);
  const given = givenValues(css);
  return changeStyles(css, {
    Variable: ({ name, fallback }) => {
      const initial = constants.get(name.ident) ?? null;
      if (initial !== null) return { raw: initial };
      // Without a value and without a fallback, the declaration is void.
      return given.has(name.ident) && !constants.has(name.ident) ? undefined : (fallback ?? undefined);
    },
  });
}

const declarations = /\{([^{}]*)\}/g;

/** Writes the value in place of a utility's custom property when each rule that sets it reads it, and the reverse. */
function withOwnValuesInlined(css: string): string {
  const shared = new Set<string>();
  for (const [, rule = ''] of withoutInitialValues(css).matchAll(declarations)) {
    const [set, read] = [namesIn(rule, /(?:^|;)(--[\w-]+):/g), namesIn(rule, /var\((--[\w-]+)/g)];
    for (const name of [...set, ...read]) if (!(set.has(name) && read.has(name))) shared.add(name);
  }
  return css.replace(declarations, (rule: string) => {
    const own = givenValues(rule);
    return rule.replace(/var\((--tw-[\w-]+)(?:,[^()]*)?\)/g, (use: string, name: string) => {
      const [value] = own.get(name) ?? [];
      return value === undefined || shared.has(name) ? use : value;
    });
  });
}

/** Without what browsers that know no registered properties are told: what they are where nothing sets them. */
function withoutInitialValues(css: string): string {
  const start = css.indexOf('@layer properties{');
  const end = css.indexOf('}}}', start);
  return start < 0 || end < 0 ? css : css.slice(0, start) + css.slice(end + '}}}'.length);
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));
}

/** The values that each custom property gets. */
function givenValues(css: string): Map<string, Set<string>> {
  const given = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of css.matchAll(/[{;](--[\w-]+):([^;}]*)/g))
    given.set(name, (given.get(name) ?? new Set()).add(value));
  return given;
}

function constantProperties(css: string): Map<string, Initial> {
  const given = givenValues(css);
  const constants = new Map<string, Initial>();
  for (const [, name = '', descriptors = ''] of css.matchAll(/@property (--[\w-]+)\{([^{}]*)\}/g)) {
    const initial = /initial-value:([^;]*)/.exec(descriptors)?.[1] ?? null;
    const values = [...(given.get(name) ?? [])];
    if (values.every((value) => value === 'initial' || value === initial)) constants.set(name, initial);
  }
  return constants;
}

/** The shortest form of a style sheet, after the visitor has changed it. */
function changeStyles(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}
