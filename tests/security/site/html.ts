/** The elements that an article may contain. */
const articleElements =
  /^(a|blockquote|br|code|del|div|em|figcaption|figure|h2|h3|hr|img|input|li|nav|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)$/;

const articleAttributes: Record<string, readonly string[]> = {
  a: ['aria-describedby', 'aria-label', 'class', 'href', 'rel', 'target', 'title'],
  blockquote: ['class', 'dir'],
  div: ['aria-label', 'class', 'role', 'tabindex'],
  figcaption: ['class', 'dir'],
  h2: ['class', 'dir', 'id'],
  h3: ['class', 'dir', 'id'],
  img: ['alt', 'class', 'decoding', 'fetchpriority', 'height', 'loading', 'src', 'title', 'width'],
  input: ['aria-label', 'checked', 'class', 'disabled', 'type'],
  li: ['class', 'dir', 'id'],
  nav: ['aria-label', 'class'],
  ol: ['class', 'start'],
  p: ['class', 'dir'],
  pre: ['aria-label', 'class', 'dir', 'role', 'tabindex'],
  section: ['aria-label', 'class'],
  sup: ['class', 'id'],
  td: ['class', 'dir'],
  th: ['class', 'dir', 'scope'],
};

/** Describes each element that could run code, and each address with a forbidden scheme. */
export function dangersIn(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const name = element.localName;
    const found: string[] = [];
    if (/^(iframe|object|embed|base|frame|applet)$/.test(name)) found.push(`<${name}>`);
    if (name === 'script' && !/^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? ''))
      found.push(`<script>${element.textContent}`);
    for (const attribute of element.getAttributeNames()) {
      const value = element.getAttribute(attribute) ?? '';
      if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(`${name} ${attribute}=${value}`);
      if (/^(href|src|action|formaction|data|poster|xlink:href)$/.test(attribute) && !isSafe(value))
        found.push(`${name} ${attribute}=${value}`);
    }
    return found;
  });
}

/** Returns the elements and attributes that no article may contain. */
export function strangersIn(article: ParentNode): string[] {
  return Array.from(article.querySelectorAll('*')).flatMap((element) => {
    const { localName } = element;
    if (!articleElements.test(localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      return [`<${localName}>`];
    const allowed = articleAttributes[localName] ?? ['class'];
    return element
      .getAttributeNames()
      .filter((name) => !allowed.includes(name))
      .map((name) => `${localName} ${name}`);
  });
}

/** Returns every element with the names of its attributes, in order. A harmless text does not change this list. */
export function skeletonOf(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll('*'), (element) =>
    [element.localName, ...element.getAttributeNames().sort()].join(' '),
  );
}

/** Says whether a browser reads the address as http, https or mailto. */
function isSafe(address: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(address, 'http://localhost:3000').protocol);
  } catch {
    // No browser can open this address.
    return true;
  }
}
