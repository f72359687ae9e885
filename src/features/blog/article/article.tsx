import { placeholders } from '@/site/pictures';
import type { Blockquote, Heading, List, ListItem, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { isImageSource } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';
import { keysIn, noteId, partsOf, pictureOf, referenceId, sourceOf, type Note } from './outline';
import { Phrases, type Drawn } from './phrases';
import { pictureSpace } from './picture-size';
import { ArticleTable, CodeBlock, Contents } from './article-blocks';
import { lineEnd, readArticle } from './markdown';

interface PostBodyProps {
  content: string;
}

/**
 * The only renderer of articles: for the page, the preview and the feeds. The renderer creates elements and takes
 * no HTML, so no script of an author can run.
 */
export function PostBody({ content }: PostBodyProps) {
  const { text, tree } = readArticle(content);
  const parts = partsOf(tree);
  const drawn: Drawn = { text, parts, dir: 'auto' };
  const lines = content.split(lineEnd).length;
  return (
    // A changed definition, note or section can turn text in any block into a link or a note. React then draws the
    // whole article again.
    <div
      key={JSON.stringify([
        [...parts.definitions].map(([name, { url }]) => [name, url]),
        parts.notes.map(({ note }) => note.identifier),
        [...parts.sections.values()].map(({ id }) => id),
      ])}
      className="mx-auto max-w-176 text-reading wrap-break-word text-pretty *:mx-auto *:max-w-reading print:text-[11pt]"
    >
      <Contents sections={[...parts.sections.values()].filter(({ listed }) => listed)} />
      {blocks(tree.children, drawn, { first: 1, last: lines })}
      <Footnotes drawn={drawn} />
    </div>
  );
}

/** The lines of the blocks, with the blank lines around them. */
interface Lines {
  first: number;
  last: number;
}

/** Draws blocks. With `lines` it draws a break for each blank line. Lists pass no `lines`. */
function blocks(nodes: readonly RootContent[], drawn: Drawn, lines?: Lines): ReactNode[] {
  const result: ReactNode[] = [];
  const keyOf = keysIn(drawn.text);
  let next = lines?.first ?? 0;
  const breakUpTo = (line: number) => {
    for (; lines && next < line; next += 1) result.push(<br key={`line ${next}`} />);
  };
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (!node) break;
    const { start, end } = placeOf(node);
    if (!isDefinition(node)) {
      breakUpTo(start);
      const caption = captionOf(node, nodes[index + 1], drawn);
      if (caption) index += 1;
      result.push(<Block key={keyOf(node, caption)} node={node} caption={caption} drawn={drawn} />);
      next = (caption ? placeOf(caption).end : end) + 1;
    } else next = end + 1;
  }
  const last = nodes.at(-1);
  if (lines && !(last && isDefinition(last))) breakUpTo(lines.last + 1);
  return result;
}

function placeOf({ position }: RootContent): { start: number; end: number } {
  return { start: position?.start.line ?? 0, end: position?.end.line ?? 0 };
}

function isDefinition({ type }: RootContent): boolean {
  return type === 'definition' || type === 'footnoteDefinition';
}

/** Returns the caption of a picture: a paragraph right below the picture, wholly emphasised. */
function captionOf(node: RootContent, below: RootContent | undefined, drawn: Drawn): RootContent | undefined {
  if (!figureIn(node, drawn) || below?.type !== 'paragraph' || placeOf(below).start !== placeOf(node).end + 1)
    return undefined;
  return below.children.length === 1 && below.children[0]?.type === 'emphasis' ? below : undefined;
}

/** Returns the picture of a line that consists of one picture. */
function figureIn(node: RootContent, drawn: Drawn) {
  const only = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
  const picture = only && pictureOf(only, drawn.parts);
  return picture && isImageSource(picture.src) ? picture : undefined;
}

interface BlockProps {
  node: RootContent;
  caption?: RootContent | undefined;
  drawn: Drawn;
}

function Block({ node, caption, drawn }: BlockProps) {
  switch (node.type) {
    case 'paragraph': {
      const picture = figureIn(node, drawn);
      if (picture) return <Figure {...picture} caption={caption} drawn={drawn} />;
      return (
        <p dir={drawn.dir}>
          <Phrases nodes={node.children} drawn={drawn} />
        </p>
      );
    }
    case 'heading':
      return <ArticleHeading node={node} drawn={drawn} />;
    case 'blockquote':
      return <Quotation node={node} drawn={drawn} />;
    case 'list':
      return <ArticleList node={node} drawn={drawn} />;
    case 'code':
      return <CodeBlock node={node} drawn={drawn} />;
    case 'table':
      return <ArticleTable node={node} drawn={drawn} />;
    case 'thematicBreak':
      return <hr className="my-8 border-line" />;
    default:
      return null;
  }
}

interface FigureProps {
  src: string;
  alt: string;
  title: string | undefined;
  caption: RootContent | undefined;
  drawn: Drawn;
}

function Figure({ src, alt, title, caption, drawn }: FigureProps) {
  const { className, ...size } = pictureSpace(src);
  const emphasis = caption?.type === 'paragraph' ? caption.children[0] : undefined;
  return (
    <figure className="my-3 max-w-none!">
      <div className="plate rounded-card bg-sunken p-4">
        <FallbackImage
          src={src}
          fallback={placeholders.post}
          alt={alt}
          title={title}
          {...size}
          className={`mx-auto ${className}`}
        />
      </div>
      {emphasis?.type === 'emphasis' && (
        <figcaption dir="auto" className="mt-2 text-center text-sm text-muted">
          <Phrases nodes={emphasis.children} drawn={drawn} />
        </figcaption>
      )}
    </figure>
  );
}

/** A '# ' line becomes a large h2, because the title of the page is the h1. */
function ArticleHeading({ node, drawn }: { node: Heading; drawn: Drawn }) {
  const id = drawn.parts.sections.get(node)?.id;
  const text = <Phrases nodes={node.children} drawn={drawn} />;
  if (node.depth === 3)
    return (
      <h3 id={id} dir={drawn.dir} className="mt-3 scroll-mt-24 text-heading">
        {text}
      </h3>
    );
  return (
    <h2 id={id} dir={drawn.dir} className={`mt-5 scroll-mt-24 ${node.depth === 1 ? 'text-title' : 'text-subheading'}`}>
      {text}
    </h2>
  );
}

function Quotation({ node, drawn }: { node: Blockquote; drawn: Drawn }) {
  const { start, end } = placeOf(node);
  return (
    <blockquote dir="auto" className="my-2 border-s-4 border-accent ps-5 font-medium">
      {blocks(node.children, { ...drawn, dir: undefined }, { first: start, last: end })}
    </blockquote>
  );
}

function ArticleList({ node, drawn }: { node: List; drawn: Drawn }) {
  const spaced = node.spread === true || node.children.some((item) => item.spread);
  const items = node.children.map((item, index) => <Item key={index} node={item} spaced={spaced} drawn={drawn} />);
  const listClass = `my-1 ${spaced ? 'space-y-3' : 'space-y-1'} in-[li]:my-1`;
  if (!node.ordered) return <ul className={`list-disc ${listClass}`}>{items}</ul>;
  const start = node.start ?? 1;
  return (
    <ol start={start === 1 ? undefined : start} className={`list-decimal ${listClass}`}>
      {items}
    </ol>
  );
}

interface ItemProps {
  node: ListItem;
  /** True when the list has blank lines. Only then the text of an item becomes a paragraph. */
  spaced: boolean;
  drawn: Drawn;
}

function Item({ node, spaced, drawn }: ItemProps) {
  const task = typeof node.checked === 'boolean';
  const [first, ...rest] = node.children;
  const inner: Drawn = { ...drawn, dir: undefined };
  return (
    <li dir="auto" className={task ? 'list-none' : 'ms-6'}>
      {task && (
        <input
          type="checkbox"
          checked={node.checked === true}
          disabled
          aria-label={(first && toString(first)) || 'Task'}
          className="me-2 size-4 accent-accent"
        />
      )}
      {task && first?.type === 'paragraph' ? (
        <>
          <Phrases nodes={first.children} drawn={drawn} />
          {itemBlocks(rest, spaced, inner)}
        </>
      ) : (
        itemBlocks(node.children, spaced, inner)
      )}
    </li>
  );
}

function itemBlocks(nodes: readonly RootContent[], spaced: boolean, drawn: Drawn): ReactNode[] {
  if (spaced) return blocks(nodes, drawn);
  // Paragraphs on adjacent lines stay apart. Any other paragraph draws without <p>.
  return nodes.flatMap((node, index) =>
    node.type === 'paragraph' && nodes[index + 1]?.type !== 'paragraph' && nodes[index - 1]?.type !== 'paragraph'
      ? [<Phrases key={index} nodes={node.children} drawn={drawn} />]
      : [<Block key={index} node={node} drawn={drawn} />],
  );
}

function Footnotes({ drawn }: { drawn: Drawn }) {
  const { notes } = drawn.parts;
  if (notes.length === 0) return null;
  return (
    <section aria-label="Footnotes" className="mt-10 border-t border-line pt-5 text-base">
      <ol className="list-decimal space-y-2">
        {notes.map((note, index) => (
          <Footnote key={`${index} ${sourceOf(note.note, drawn.text)}`} {...note} number={index + 1} drawn={drawn} />
        ))}
      </ol>
    </section>
  );
}

function Footnote({ note, times, number, drawn }: Note & { number: number; drawn: Drawn }) {
  return (
    <li id={noteId(number)} dir="auto" className="ms-6 scroll-mt-24">
      {itemBlocks(note.children, false, { ...drawn, dir: undefined })}
      {Array.from({ length: times }, (_, index) => (
        <a
          key={index}
          href={`#${referenceId(number, index + 1)}`}
          aria-label={`Back to reference ${number}${index > 0 ? `, ${index + 1}` : ''}`}
          className="ml-1 px-1 text-accent"
        >
          ↩
        </a>
      ))}
    </li>
  );
}
