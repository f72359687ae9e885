import { placeholders } from '@/site/pictures';
import type { FootnoteReference, Image, ImageReference, PhrasingContent } from 'mdast';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isHttpUrl, isImageSource, isLinkTarget } from '@/lib/safe-url';
import { ExternalLink } from '@/ui/external-link';
import { FallbackImage } from '@/ui/fallback-image';
import { noteId, pictureOf, referenceId, sectionAt, sourceOf, type ArticleParts } from './outline';
import { pictureSpace } from './picture-size';

/** The values that every element of an article needs in order to render. */
export interface Drawn {
  /** The text that the positions in the tree refer to. */
  text: string;
  parts: ArticleParts;
  /** Undefined inside an item or a quotation, whose first text decides the direction. */
  dir: 'auto' | undefined;
}

interface PhrasesProps {
  nodes: readonly PhrasingContent[];
  drawn: Drawn;
  /** A link cannot contain another link. */
  inLink?: boolean;
}

/** Draws the inline content of a line. */
export function Phrases({ nodes, drawn, inLink = false }: PhrasesProps): ReactNode {
  return nodes.map((node, index) => <Phrase key={index} node={node} drawn={drawn} inLink={inLink} />);
}

function Phrase({ node, drawn, inLink }: { node: PhrasingContent; drawn: Drawn; inLink: boolean }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code className="rounded bg-line px-1.5 py-0.5 text-[0.9em]">{node.value}</code>;
    case 'strong':
      return (
        <strong>
          <Phrases nodes={node.children} drawn={drawn} inLink={inLink} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Phrases nodes={node.children} drawn={drawn} inLink={inLink} />
        </em>
      );
    case 'delete':
      return (
        <del>
          <Phrases nodes={node.children} drawn={drawn} inLink={inLink} />
        </del>
      );
    case 'link':
    case 'linkReference': {
      const target = node.type === 'link' ? node : drawn.parts.definitions.get(node.identifier);
      const label = <Phrases nodes={node.children} drawn={drawn} inLink />;
      const href = target && hrefOf(target.url, drawn.parts);
      // A link with an invalid address shows only its label.
      if (inLink || !href) return label;
      return (
        <ArticleLink href={href} title={target.title ?? undefined}>
          {label}
        </ArticleLink>
      );
    }
    case 'image':
    case 'imageReference':
      return <InlinePicture node={node} drawn={drawn} />;
    case 'footnoteReference':
      return <NoteReference node={node} drawn={drawn} inLink={inLink} />;
    case 'break':
      return <br />;
    default:
      return null;
  }
}

function hrefOf(address: string, parts: ArticleParts): string | undefined {
  if (isLinkTarget(address)) return address;
  const section = sectionAt(address, parts);
  return section && `#${section.id}`;
}

/** Draws a picture in a line. With an invalid address it shows the source text. */
function InlinePicture({ node, drawn }: { node: Image | ImageReference; drawn: Drawn }): ReactNode {
  const picture = pictureOf(node, drawn.parts);
  if (!picture || !isImageSource(picture.src)) return sourceOf(node, drawn.text);
  const { className, ...size } = pictureSpace(picture.src);
  return (
    <FallbackImage
      src={picture.src}
      fallback={placeholders.post}
      alt={picture.alt}
      title={picture.title}
      {...size}
      className={`inline-block align-middle ${className}`}
    />
  );
}

function NoteReference({ node, drawn, inLink }: { node: FootnoteReference; drawn: Drawn; inLink: boolean }) {
  const reference = drawn.parts.references.get(node);
  if (!reference) return null;
  const { number, time } = reference;
  return (
    <sup id={referenceId(number, time)} className="scroll-mt-24">
      {inLink ? (
        number
      ) : (
        <a href={`#${noteId(number)}`} aria-label={`Footnote ${number}`} className="px-0.5 text-accent">
          {number}
        </a>
      )}
    </sup>
  );
}

interface ArticleLinkProps {
  href: string;
  title: string | undefined;
  children: ReactNode;
}

function ArticleLink({ href, title, children }: ArticleLinkProps) {
  const linkClass = 'text-accent underline underline-offset-4';
  if (isHttpUrl(href))
    return (
      <ExternalLink href={href} title={title} className={linkClass}>
        {children}
      </ExternalLink>
    );
  if (href.startsWith('/'))
    return (
      <Link to={href} title={title} discover="none" className={linkClass}>
        {children}
      </Link>
    );
  return (
    <a href={href} title={title} className={linkClass}>
      {children}
    </a>
  );
}
