import { FallbackImage } from '@/ui/fallback-image';
import { ExternalLink } from '@/ui/external-link';
import { isHttpUrl } from '@/lib/safe-url';
import { Link } from 'react-router-dom';
import { inlineMarkdown, postBlocks, type Inline, type PostBlock } from './markdown';
import { postPlaceholder } from './post-parts';

interface PostBodyProps {
  content: string;
}

/** The only renderer of articles. It creates elements and never takes HTML, so no script of an author can run. */
export function PostBody({ content }: PostBodyProps) {
  return (
    <div className="mx-auto max-w-176 text-reading text-pretty *:mx-auto *:max-w-reading print:text-[11pt]">
      {postBlocks(content).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: PostBlock }) {
  switch (block.kind) {
    case 'break':
      return <br />;
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'figure':
      return <Figure {...block} />;
    case 'quote':
      return (
        <blockquote className="my-2 border-l-4 border-accent pl-5 font-medium">
          {block.lines.map((line, index) => (
            <p key={index}>
              <InlineText text={line} />
            </p>
          ))}
        </blockquote>
      );
    case 'heading':
      return <Heading level={block.level} text={block.text} />;
  }
}

function Figure({ src, alt, caption }: { src: string; alt: string; caption: string }) {
  return (
    <figure className="my-3 max-w-none!">
      <div className="plate rounded-card bg-sunken p-4">
        <FallbackImage
          src={src}
          fallback={postPlaceholder}
          alt={alt}
          width={800}
          height={600}
          className="mx-auto max-h-104 w-auto max-w-full object-contain"
        />
      </div>
      {caption && (
        <figcaption className="mt-2 text-center text-sm text-muted">
          <InlineText text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

/** The title of the page is its h1, so a '# ' line becomes a large h2. */
function Heading({ level, text }: { level: 1 | 2 | 3; text: string }) {
  if (level === 3)
    return (
      <h3 className="mt-3 text-heading">
        <InlineText text={text} />
      </h3>
    );
  return (
    <h2 className={`mt-5 ${level === 1 ? 'text-title' : 'text-2xl tracking-tight'}`}>
      <InlineText text={text} />
    </h2>
  );
}

interface InlineTextProps {
  text: string;
}

function InlineText({ text }: InlineTextProps) {
  return inlineMarkdown(text).map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <code className="rounded bg-line px-1.5 py-0.5 text-[0.9em]">{part.text}</code>;
  const children = part.children.map((child, index) => <Part key={index} part={child} />);
  if (part.kind === 'strong') return <strong>{children}</strong>;
  if (part.kind === 'emphasis') return <em>{children}</em>;
  return <ArticleLink href={part.href}>{children}</ArticleLink>;
}

function ArticleLink({ href, children }: { href: string; children: React.ReactNode }) {
  const look = 'text-accent underline underline-offset-4';
  if (isHttpUrl(href))
    return (
      <ExternalLink href={href} className={look}>
        {children}
      </ExternalLink>
    );
  if (href.startsWith('/'))
    return (
      <Link to={href} discover="none" className={look}>
        {children}
      </Link>
    );
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
