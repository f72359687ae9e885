import { ExternalLink } from '@/ui/external-link';
import { isHttpUrl } from '@/lib/safe-url';
import { Link } from 'react-router-dom';
import { inlineMarkdown, type Inline } from './inline-markdown';

interface InlineTextProps {
  text: string;
}

/** A line of an article with its emphasis, code and links. */
export function InlineText({ text }: InlineTextProps) {
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
