import { loneLinkClass } from './button';
import { ExternalLink } from '@/ui/external-link';

interface SourceLinkProps {
  title: string;
  url: string;
  /** It's an item of a list, not in a sentence. */
  isItem?: boolean;
}

export const sourceLinkClass = 'underline decoration-control underline-offset-4 hover:text-accent';

export function SourceLink({ title, url, isItem = false }: SourceLinkProps) {
  return (
    <ExternalLink href={url} className={isItem ? `${loneLinkClass} ${sourceLinkClass}` : sourceLinkClass}>
      {title}
    </ExternalLink>
  );
}
